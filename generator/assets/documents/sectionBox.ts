import { blocksBox } from './blocksBox.ts'
import { overlay, rectangle, space, stack, tagged, type Box } from './box.ts'
import type { BoxContext } from './boxContext.ts'
import type { ContentSection } from './documentContent.ts'
import { factsBox } from './factsBox.ts'
import { textBox } from './paragraph.ts'

/** A section: its heading with a line below, then its blocks or its terms. */
export function sectionBox(section: ContentSection, width: number, context: BoxContext): Box {
  const { heading, columns, part } = section
  const { styles, measure } = context
  const { scale, colors } = styles
  return tagged(
    'Sect',
    stack([
      tagged('H2', textBox(heading, styles.heading, width, measure)),
      space(4 * scale),
      overlay(rectangle(width, 0.6, colors.divider), 0, 0.5),
      rectangle(26, 1.6, colors.accent),
      space(8 * scale),
      part.kind === 'blocks'
        ? blocksBox(part.blocks, columns, width, context)
        : factsBox(part.facts, width, context),
    ]),
  )
}
