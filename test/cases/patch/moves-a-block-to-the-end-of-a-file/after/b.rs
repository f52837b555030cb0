b
// doc
function f() {
  return 1
}
