/** How many lines were added and removed. */
export type LineCounts = { readonly addedLines: number; readonly removedLines: number }

/** Counts the lines that differ between two texts: the smallest numbers that turn one into the other. */
export function lineCounts(before: string, after: string): LineCounts {
  const [old, now] = [linesOf(before), linesOf(after)]
  const distance = editDistance(old, now)
  const growth = now.length - old.length
  return { addedLines: (distance + growth) / 2, removedLines: (distance - growth) / 2 }
}

const linesOf = (text: string) => (text === '' ? [] : text.replace(/\n$/, '').split('\n'))

/**
 * The number of added and removed lines. Myers, "An O(ND) Difference Algorithm": `furthest` contains, for
 * each diagonal, how far a path with `distance` differences comes.
 */
function editDistance(old: readonly string[], now: readonly string[]): number {
  const furthest = new Map<number, number>([[1, 0]])
  const at = (diagonal: number) => furthest.get(diagonal) ?? -1
  for (let distance = 0; distance <= old.length + now.length; distance += 1) {
    for (let diagonal = -distance; diagonal <= distance; diagonal += 2) {
      const isDown =
        diagonal === -distance || (diagonal !== distance && at(diagonal - 1) < at(diagonal + 1))
      let x = isDown ? at(diagonal + 1) : at(diagonal - 1) + 1
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x += 1
      furthest.set(diagonal, x)
      if (x >= old.length && x - diagonal >= now.length) return distance
    }
  }
  return old.length + now.length
}
