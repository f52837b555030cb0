import x
// doc
function f() {
  return 1
}

const y = 2
