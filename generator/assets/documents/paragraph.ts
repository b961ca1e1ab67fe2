import type { Box, LinkArea, TextLine } from './box.ts'
import type { Measure, TextStyle } from './textStyles.ts'

/**
 * Breaks a text into lines that are at most `width` wide. A word that is wider is broken between two
 * letters. The other lines end with a space, which separates the words for programs that read the text.
 */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      if (last !== undefined) lines[lines.length - 1] = `${last} `
      lines.push(...splitWord(word, width, widthOf))
    }
  }
  return lines
}

/** A word as parts that fit into the width. */
function splitWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const parts = ['']
  for (const letter of word) {
    const longer = `${parts.at(-1) ?? ''}${letter}`
    if (longer === letter || widthOf(longer) <= width) parts[parts.length - 1] = longer
    else parts.push(letter)
  }
  return parts
}

/** The lines of a text as a box. The first baseline is centered in the first line. */
export function textBox(text: string, style: TextStyle, width: number, measure: Measure): Box {
  const lines = wrapText(text, width, (part) => measure(part, style))
  return {
    height: lines.length * style.leading,
    at: (x, y) => ({
      content: lines.map((line, index): TextLine => ({
        kind: 'text',
        text: line,
        x,
        y: y + index * style.leading + baseline(style),
        style,
      })),
      decoration: [],
    }),
  }
}

/** The distance of a baseline from the top of its line. Capital letters are about 0.7 em high. */
export const baseline = ({ size, leading }: TextStyle) => leading / 2 + 0.35 * size

/** A text as a link. */
export function linkBox(
  text: string,
  url: string,
  style: TextStyle,
  width: number,
  measure: Measure,
): Box {
  const box = textBox(text, style, width, measure)
  return {
    height: box.height,
    at: (x, y) => {
      const { content, decoration } = box.at(x, y)
      const areas = content.flatMap((line): LinkArea[] => {
        if (line.kind !== 'text') return []
        const top = line.y - baseline(style)
        const size = { width: measure(line.text, style), height: style.leading }
        return [{ x, y: top, ...size, url, description: text }]
      })
      return { content: [{ kind: 'element', tag: 'Link', children: content, areas }], decoration }
    },
  }
}
