/**
 * Breaks a text into lines that are at most `width` wide and have about the same length. A word that
 * is wider than `width` gets a line of its own.
 */
export function breakLines(
  text: string,
  width: number,
  measure: (line: string) => { readonly advance: number },
): string[] {
  let result = wrap(text, width, measure)
  // Reduces the width as long as the number of lines stays the same: no single word on the last line.
  for (let narrower = width * 0.96; narrower > width * 0.4; narrower -= width * 0.04) {
    const lines = wrap(text, narrower, measure)
    if (lines.length > result.length) break
    result = lines
  }
  return result
}

function wrap(text: string, width: number, measure: (line: string) => { advance: number }) {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || measure(longer).advance > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
