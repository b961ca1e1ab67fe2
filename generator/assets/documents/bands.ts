import type { SiteColors } from '../../../src/theme/colors.ts'
import { joined, rectangle, stack, tagged, type Box, type Placed } from './box.ts'
import type { DocumentContent } from './documentContent.ts'
import { linkBox, textBox } from './paragraph.ts'
import type { Overflow } from './overflow.ts'
import { bandStyles, page, sideWidth, textLeft } from './pageStyles.ts'
import type { Measure, TextStyle } from './textStyles.ts'

/** The header and the footer at their positions, and which of them are too high. */
export function bandsAt(
  content: DocumentContent,
  colors: SiteColors,
  measure: Measure,
): { header: Placed; footer: Placed; overflows: readonly Overflow[] } {
  const { background, accent, heading } = colors.tones.dark
  const title = titleBox(content.title, heading, measure)
  const band = stack([
    rectangle(page.width, page.header, background),
    rectangle(page.width, page.accentLine, accent),
  ])
  const footer = footerBoxes(content, colors, measure)
  const footerTop = page.height - page.footer
  const footerHeight = Math.max(footer.left.height, footer.right.height)
  const textTop = footerTop + Math.max(0, page.footer - footerHeight) / 2
  return {
    header: joined([
      band.at(0, 0),
      tagged('H1', title).at(textLeft, (page.header - title.height) / 2),
    ]),
    footer: joined([
      rectangle(page.width, page.footer, background).at(0, footerTop),
      footer.left.at(page.margin, textTop),
      footer.right.at(textLeft, textTop),
    ]),
    overflows: [
      ...tooHigh('title', title.height, page.header - 2 * page.bandPadding),
      ...tooHigh('footer', footerHeight, page.footer - 2 * page.bandPadding),
    ],
  }
}

const tooHigh = (part: Overflow['part'], height: number, available: number): Overflow[] =>
  height > available ? [{ part, height: height / available }] : []

/** The sizes of the title. The largest one in which it needs two lines at most is used. Points. */
const TITLE_SIZES = [22, 20, 18, 16, 14] as const

function titleBox(title: string, color: string, measure: Measure): Box {
  const boxOf = (size: number) => {
    const style: TextStyle = { font: 'display', size, leading: size * 1.15, color }
    return textBox(title, style, sideWidth, measure)
  }
  const fits = (size: number) =>
    boxOf(size).height <= 2.5 * size &&
    title.split(' ').every((word) => measure(word, { font: 'display', size }) <= sideWidth)
  return boxOf(TITLE_SIZES.find(fits) ?? Math.min(...TITLE_SIZES))
}

/** Company, address and date at the left side; phone number and website at the right side. */
function footerBoxes(content: DocumentContent, colors: SiteColors, measure: Measure) {
  const { company, text, link } = bandStyles(colors)
  const { lines, links } = content.footer
  const width = textLeft - page.margin - page.gutter
  return {
    left: stack([
      tagged('P', textBox(content.company, company, width, measure)),
      ...lines.map((line) => tagged('P', textBox(line, text, width, measure))),
    ]),
    right: stack(
      links.map((each) => tagged('P', linkBox(each.text, each.url, link, sideWidth, measure))),
    ),
  }
}
