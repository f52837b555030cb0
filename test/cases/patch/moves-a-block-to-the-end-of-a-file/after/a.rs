import x

const y = 2
