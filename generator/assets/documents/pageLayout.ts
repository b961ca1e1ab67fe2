import type { SiteColors } from '../../../src/theme/colors.ts'
import { rectangle, stack, tagged, type Box, type Placed } from './box.ts'
import { bandsAt } from './bands.ts'
import type { ContentSection, DocumentContent } from './documentContent.ts'
import { textBox } from './paragraph.ts'
import type { Overflow } from './overflow.ts'
import { page, pageStyles, textLeft, sideWidth, type PageStyles } from './pageStyles.ts'
import { sectionBox } from './sectionBox.ts'
import type { Measure } from './textStyles.ts'

/** The page of a document without its logo. */
export type PageLayout = {
  /** The backgrounds and decorations, from back to front. */
  readonly decoration: Placed['decoration']
  /** The structure elements in reading order. The first one is the title. */
  readonly content: Placed['content']
  /** The parts that are too high even with the smallest texts. */
  readonly overflows: readonly Overflow[]
}

/** The sizes of the texts relative to the design. The largest one that fits is used. */
const SCALES = [1.12, 1.09, 1.06, 1.03, 1, 0.97, 0.94, 0.91, 0.88] as const

/** The spaces in a column relative to the smallest ones. The largest one that fits is used. */
const SPACINGS = Array.from({ length: 28 }, (_, index) => 2.35 - index / 20)

/** The smallest space between two sections. Points. */
const GAP = 13

/** Arranges the content of a document on its page. */
export function pageLayout(
  content: DocumentContent,
  colors: SiteColors,
  measure: Measure,
): PageLayout {
  const hasSide = content.side.length > 0
  const top = page.header + page.accentLine
  const bottom = page.height - page.footer
  const available = bottom - top - 2 * page.padding
  const columns = columnsOf(content, hasSide, measure)
  const heightOf = (column: Column, styles: PageStyles, spacing = 1) =>
    stack(column.boxes(styles, spacing), gapOf(styles, spacing)).height
  const styles =
    SCALES.map((scale) => pageStyles(colors, scale)).find((each) =>
      columns.every((column) => heightOf(column, each) <= available),
    ) ?? pageStyles(colors, Math.min(...SCALES))
  const placed = columns.map((column) => {
    const spacing = SPACINGS.find((each) => heightOf(column, styles, each) <= available) ?? 1
    const box = stack(column.boxes(styles, spacing), gapOf(styles, spacing))
    return box.at(column.left, top + page.padding)
  })
  const { tint } = colors.tones
  const bands = bandsAt(content, colors, measure)
  const panel = hasSide
    ? rectangle(page.side, bottom - top, tint.background).at(page.width - page.side, top)
    : undefined
  const parts = [bands.header, ...(panel === undefined ? [] : [panel]), ...placed, bands.footer]
  return {
    decoration: parts.flatMap(({ decoration }) => decoration),
    content: parts.flatMap((part) => part.content),
    overflows: [
      ...bands.overflows,
      ...columns.flatMap((column): Overflow[] => {
        const height = heightOf(column, styles) / available
        if (height <= 1) return []
        const boxes = column.boxes(styles, 1).slice(-column.sections.length)
        const sections = column.sections.map(({ heading }, index) => ({
          heading,
          height: (boxes[index]?.height ?? 0) / available,
        }))
        return [{ part: column.name, height, sections }]
      }),
    ],
  }
}

const gapOf = ({ scale }: PageStyles, spacing: number) => GAP * scale * spacing

type Column = {
  readonly name: 'main' | 'side'
  readonly left: number
  readonly sections: readonly ContentSection[]
  readonly boxes: (styles: PageStyles, spacing: number) => readonly Box[]
}

/** The wide column, which begins with the summary, and the narrow one. */
function columnsOf(content: DocumentContent, hasSide: boolean, measure: Measure): Column[] {
  const { main, side, summary } = content
  const right = hasSide ? page.side + page.gutter : page.margin
  const width = page.width - page.margin - right
  const sectionBoxes =
    (sections: readonly ContentSection[], sectionWidth: number) =>
    (styles: PageStyles, spacing: number) =>
      sections.map((each) => sectionBox(each, sectionWidth, { styles, measure, spacing }))
  return [
    {
      name: 'main',
      left: page.margin,
      sections: main,
      boxes: (styles, spacing) => [
        tagged('P', textBox(summary, styles.summary, width, measure)),
        ...sectionBoxes(main, width)(styles, spacing),
      ],
    },
    { name: 'side', left: textLeft, sections: side, boxes: sectionBoxes(side, sideWidth) },
  ]
}
