import x
const f = 1

const y = 2
