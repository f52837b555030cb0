/** Returns the number of letters to change, add, leave out or swap with a neighbour between two short words. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Infinity
      next.push(Math.min(
        (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1), swap,
      ))
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/** Returns at most three known words that may have been meant by one that is none of them, nearest first; case does not count. */
export function nearest(word: string, known: readonly string[]): string[] {
  const wanted = word.toLowerCase()
  if (wanted === '' || wanted.length > 40) return []
  return known
    .map((name) => ({ name, far: wanted.length > 1 && name.startsWith(wanted) ? 0.5 : distance(wanted, name) }))
    .filter(({ name, far }) => far <= Math.max(1, Math.floor(Math.max(name.length, wanted.length) / 3)))
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
    .slice(0, 3)
    .map(({ name }) => name)
}
