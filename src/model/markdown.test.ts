import { expect, it } from 'vitest'
import { parsedTexts, parseMarkdown, plainTextOf } from './markdown.ts'

const nodesOf = (text: string) => parseMarkdown(text, 'inline').nodes

it('reads bold, emphasized text, code and links', () => {
  expect(nodesOf('See **our *best* [work](/services#work)** and `npm start`.')).toEqual([
    'See ',
    {
      tag: 'strong',
      children: [
        'our ',
        { tag: 'em', children: ['best'] },
        ' ',
        { tag: 'a', attributes: { to: '/services#work' }, children: ['work'] },
      ],
    },
    ' and ',
    { tag: 'code', children: ['npm start'] },
    '.',
  ])
})

it('knows where the parts of a link are', () => {
  const text = 'See [our **team**]( /team ), or [write](mailto:a@b.example).'
  const parts = parseMarkdown(text, 'inline').links.map(({ text: label, ...ranges }) => [
    label,
    ...[ranges.whole, ranges.label, ranges.target].map(({ start, end }) => text.slice(start, end)),
  ])
  expect(parts).toEqual([
    ['our team', '[our **team**]( /team )', 'our **team**', '/team'],
    ['write', '[write](mailto:a@b.example)', 'write', 'mailto:a@b.example'],
  ])
})

it.each([
  'Kolleg*innen und Kund*innen',
  '5 * 3 * 2 = 30, 2*3*4 = 24',
  'snake_case_name and __init__py',
  'A < B and C > D',
  'Figures [1] (2026)',
  'Research & development',
  '1. Januar 2026',
  '* marks a required field. **',
  'https://example.com/a_b_c',
])('leaves %j as it is', (text) => {
  expect(parseMarkdown(text, 'inline')).toEqual({ nodes: [text], links: [], leftoverMarkup: [] })
})

it.each([
  [String.raw`\*no emphasis\*`, '*no emphasis*'],
  [String.raw`\\server\share and \\*emphasis*`, String.raw`\server\share and \emphasis`],
  [String.raw`\\server\\share`, String.raw`\server\share`],
  [String.raw`\\\\server\\share`, String.raw`\\server\share`],
  ['\\\\server\n`code`', '\\server\ncode'],
  ['See [our **team**](/team).', 'See our team.'],
  ['<b>HTML</b> and &amp; are text.', '<b>HTML</b> and &amp; are text.'],
  ['![Image](/image.png)', '![Image](/image.png)'],
  ['**Note:**text', 'Note:text'],
  ['これは**「太字」**です。*強調*。', 'これは「太字」です。強調。'],
])('as plain text, %j is %j', (text, plain) => {
  expect(plainTextOf(parseMarkdown(text, 'inline').nodes)).toBe(plain)
})

it.each([
  ['Satisfactory: relevant, one delivery late', true],
  ['One delivery late', undefined],
])(
  'whether phones show the cells of a table below each other, with %j in one: %j',
  (cell, stacked) => {
    const text = `| Factor | A | B |\n| --- | --- | --- |\n| Deliveries | ${cell} | None |`
    const [table] = parseMarkdown(text, 'blocks').nodes
    expect(table).toMatchObject({
      attributes: { label: 'Factor, A, B', ...(stacked && { stacked }) },
      children: [
        {},
        {
          children: [
            {
              children: [
                { attributes: {} },
                { attributes: stacked ? { 'data-label': 'A' } : {} },
                { attributes: stacked ? { 'data-label': 'B' } : {} },
              ],
            },
          ],
        },
      ],
    })
  },
)

it('reads subheadings, lists, quotes, tables and code, in lines that are indented like the code', () => {
  const { nodes, leftoverMarkup } = parseMarkdown(
    `
      1. Januar 2026

      ## Prices

      - One
        - Two

      ### Details

      > Quoted

      | Item | Unit  | Price |
      | ---- | :---: | ----: |
      | *A*  | hour  | 10    |

      ~~~ Rule \\\\a
      if:
        \\\\server\\b: <**c**>

      ~~~

      3. Three
      4. Four
    `,
    'blocks',
  )
  expect(leftoverMarkup).toEqual([])
  const item = (...children: unknown[]) => ({ tag: 'li', children })
  const aligned = [{}, { style: { textAlign: 'center' } }, { 'data-number': true }]
  const row = (tag: string, attributes: object, ...cells: unknown[]) => ({
    tag: 'tr',
    children: cells.map((cell, column) => ({
      tag,
      attributes: { ...attributes, ...aligned[column] },
      children: [cell],
    })),
  })
  expect(nodes).toEqual([
    { tag: 'p', children: ['1. ', 'Januar 2026'] },
    { tag: 'h3', children: ['Prices'] },
    {
      tag: 'ul',
      attributes: {},
      children: [item('One', { tag: 'ul', attributes: {}, children: [item('Two')] })],
    },
    { tag: 'h4', children: ['Details'] },
    { tag: 'blockquote', children: [{ tag: 'p', children: ['Quoted'] }] },
    {
      tag: 'table',
      attributes: { label: 'Item, Unit, Price' },
      children: [
        { tag: 'thead', children: [row('th', { scope: 'col' }, 'Item', 'Unit', 'Price')] },
        { tag: 'tbody', children: [row('td', {}, { tag: 'em', children: ['A'] }, 'hour', '10')] },
      ],
    },
    {
      tag: 'figure',
      children: [
        { tag: 'figcaption', children: [String.raw`Rule \a`] },
        {
          tag: 'pre',
          children: [{ tag: 'code', children: ['if:\n  \\\\server\\b: <**c**>\n'] }],
        },
      ],
    },
    expect.objectContaining({ tag: 'ol', attributes: { start: 3 } }),
  ])
})

it('keeps all blocks of an entry that is alone in its list', () => {
  const { nodes } = parseMarkdown('1. First\n   - Nested', 'blocks')
  expect(plainTextOf(nodes)).toBe('FirstNested')
})

it('marks lines of code by the numbers after its caption', () => {
  const textOf = (lines: string) => `~~~ Rule {${lines}}\na\nb\nc\nd\n~~~`
  const { nodes, leftoverMarkup } = parseMarkdown(textOf('1, 3-4'), 'blocks')
  expect(leftoverMarkup).toEqual([])
  const mark = (line: string) => ({ tag: 'mark', children: [line] })
  expect(nodes).toEqual([
    {
      tag: 'figure',
      children: [
        { tag: 'figcaption', children: ['Rule'] },
        {
          tag: 'pre',
          children: [{ tag: 'code', children: [mark('a'), '\nb\n', mark('c'), '\n', mark('d')] }],
        },
      ],
    },
  ])
  const { leftoverMarkup: problems } = parseMarkdown(textOf('4-6'), 'blocks')
  expect(problems.map(({ message }) => message)).toEqual(['This block of code has no line 5.'])
})

it('keeps a result until two runs have not used it', () => {
  const first = parseMarkdown('**a**', 'inline')
  const after = (runs: number) => {
    for (let run = 0; run < runs; run += 1) parsedTexts.beginRun()
    return parseMarkdown('**a**', 'inline')
  }
  expect(after(1)).toBe(first)
  expect(after(1)).toBe(first)
  expect(after(2)).not.toBe(first)
  expect(after(0)).toEqual(first)
})
