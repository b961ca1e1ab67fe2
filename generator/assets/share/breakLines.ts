/** Breaks a text into lines that are no wider than `width`, about equally long. One long word stands alone. */
export function breakLines(
  text: string,
  width: number,
  measure: (line: string) => { readonly advance: number },
): string[] {
  const tight = fill(text, width, measure)
  // As narrow as it can be without another line: no word is left alone at the end.
  for (let narrower = width * 0.96; narrower > width * 0.4; narrower -= width * 0.04) {
    const lines = fill(text, narrower, measure)
    if (lines.length > tight.length) break
    tight.splice(0, tight.length, ...lines)
  }
  return tight
}

function fill(text: string, width: number, measure: (line: string) => { advance: number }) {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || measure(longer).advance > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
