/** A number with its noun, e.g. `1 redirect` or `2 redirects`. `plural` is needed for irregular nouns. */
export const counted = (count: number, noun: string, plural = `${noun}s`) =>
  `${count} ${count === 1 ? noun : plural}`
