import type { Edge, Layout, Row } from './layout.ts'
import { siteGraphStyle } from './style.ts'

/** Positions and sizes in the site graph. Pixels. */
const ROW = 30
const TOP = 46
const LEFT = 28
const INDENT = 20
const TITLE = 296
const STATE = 576
const DOTS = { menu: 660, footer: 708, form: 756, 'third party': 812 } as const
const COUNTS = { in: 872, out: 908 } as const
const AXIS = 948
/** Curves begin at the right edge of the largest circle. */
const START = AXIS + 11

/** The site graph as an SVG document: paths from top to bottom, links as curves. */
export function siteGraphSvg({ rows, edges }: Layout, title: string): string {
  const reach = Math.max(0, ...edges.map(({ from, to }) => bulge(from - to)))
  const width = AXIS + reach + 24
  const height = TOP + rows.length * ROW + 16
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(title)}">
<style>${siteGraphStyle(rows, edges)}</style>
<g class="heads">${heads()}</g>
<g class="guides">${rows.map((row) => guide(row, rows)).join('')}</g>
<g class="rows">${rows.map((row) => line(row, width)).join('')}</g>
<g class="edges" fill="none">${edges.map((edge) => curve(edge, rows)).join('')}</g>
</svg>`
}

const middle = (index: number) => TOP + index * ROW + ROW / 2

/** The width of a curve. It grows with the square root of the distance between the rows. */
const bulge = (distance: number) => Math.round(20 + 44 * Math.sqrt(Math.abs(distance)))

function heads(): string {
  const columns = [...Object.entries(DOTS), ...Object.entries(COUNTS)]
  return columns.map(([name, x]) => text(x, 26, name, 'middle')).join('')
}

function guide({ index, depth, parent }: Row, rows: readonly Row[]): string {
  if (index === 0) return ''
  const x = LEFT + depth * INDENT - 10
  // Top-level paths are connected to the previous one, others to their parent.
  const from = middle(parent ?? previous(rows, index)) + 8
  return `<path d="M${x} ${from}V${middle(index)}h6"/>`
}

/** The previous top-level row, or the home page. */
function previous(rows: readonly Row[], index: number): number {
  return rows.findLast((row) => row.index < index && row.depth === 0)?.index ?? 0
}

function curve({ from, to, kind }: Edge, rows: readonly Row[]): string {
  const [y1, y2] = [middle(from), middle(to)]
  const out = AXIS + bulge(from - to) * (4 / 3)
  const classes = `e ${kind} g${(rows[from]?.group ?? 0) % 8} s${from} t${to}`
  return `<path class="${classes}" d="M${START} ${y1}C${out} ${y1} ${out} ${y2} ${START} ${y2}"/>`
}

function line(row: Row, width: number): string {
  const { index, depth, name, kind, group, isOrphan, isDeadEnd, linksIn, linksOut } = row
  const y = middle(index)
  const classes = ['r', kind, ...(isOrphan ? ['orphan'] : []), ...(isDeadEnd ? ['dead'] : [])]
  const state = isOrphan ? 'orphan' : isDeadEnd ? 'dead end' : ''
  const size = kind === 'page' ? 3.5 + Math.min(Math.sqrt(linksIn) * 1.4, 6) : 2.5
  return [
    `<g id="r${index}" class="${classes.join(' ')}" tabindex="0">`,
    `<title>${escapeXml(tooltip(row))}</title>`,
    `<rect class="hit" x="0" y="${y - ROW / 2}" width="${width}" height="${ROW}"/>`,
    text(LEFT + depth * INDENT, y, truncate(name, 30), 'start', 'name'),
    text(TITLE, y, truncate(row.title, 38), 'start', 'title'),
    state === '' ? '' : pill(STATE, y, state),
    ...dots(row).map((x) => `<circle class="dot" cx="${x}" cy="${y}" r="3.5"/>`),
    kind === 'page' ? text(COUNTS.in, y, String(linksIn), 'middle', 'count') : '',
    kind === 'page' ? text(COUNTS.out, y, String(linksOut), 'middle', 'count') : '',
    `<circle class="node g${group % 8}" cx="${AXIS}" cy="${y}" r="${size.toFixed(1)}"/>`,
    '</g>',
  ].join('')
}

const dots = ({ inMenu, inFooter, forms, thirdParties }: Row): number[] => [
  ...(inMenu ? [DOTS.menu] : []),
  ...(inFooter ? [DOTS.footer] : []),
  ...(forms.length > 0 ? [DOTS.form] : []),
  ...(thirdParties.length > 0 ? [DOTS['third party']] : []),
]

function tooltip({ path, title, forms, thirdParties, kind, linksIn, linksOut }: Row): string {
  if (kind !== 'page') return `${path} ${title}`
  return [
    `${path}: ${title}`,
    `${linksIn} pages link here, it links to ${linksOut}`,
    ...(forms.length > 0 ? [`forms: ${forms.join(', ')}`] : []),
    ...(thirdParties.length > 0 ? [`contacts: ${thirdParties.join(', ')}`] : []),
  ].join('\n')
}

const pill = (x: number, y: number, words: string) =>
  `<rect class="pill" x="${x}" y="${y - 9}" width="62" height="18" rx="9"/>${text(x + 31, y, words, 'middle', 'state')}`

const text = (x: number, y: number, words: string, anchor: string, name = 'head') =>
  `<text class="${name}" x="${x}" y="${y}" text-anchor="${anchor}" dominant-baseline="central">${escapeXml(words)}</text>`

const truncate = (words: string, maxLength: number) =>
  words.length > maxLength ? `${words.slice(0, maxLength - 1).trimEnd()}…` : words

/** Escapes text for XML. Characters that XML does not allow are replaced. */
export const escapeXml = (words: string) =>
  words
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, (character) =>
      character === '\n' ? character : '\uFFFD',
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
