import { expect, it } from 'vitest'
import { designColors } from './siteColors.ts'
import { parseSymbol, symbolSvg } from './readSymbol.ts'

const { dark } = designColors.tones
const svg = (content: string, attributes = 'viewBox="0 0 40 36"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`
const messagesOf = (text: string) => parseSymbol(text).problems.map(({ message }) => message)

it('reads the shapes and their attributes, and leaves out what has no effect', () => {
  const text = `<?xml version="1.0"?><!-- A comment --><!DOCTYPE svg>
    <svg xmlns="http://www.w3.org/2000/svg" width="9" viewBox="1,2 40 36" fill="none">
      <title>Acme</title><g id="a"><path class="b" fill-rule="evenodd" d="M0 0"/></g></svg>`
  const path = { element: 'path', attributes: { 'fill-rule': 'evenodd', d: 'M0 0' } }
  const group = { element: 'g', attributes: {}, children: [path] }
  expect(parseSymbol(text)).toEqual({
    symbol: {
      viewBox: { x: 1, y: 2, width: 40, height: 36 },
      shapes: [{ element: 'g', attributes: { fill: 'none' }, children: [group] }],
    },
    problems: [],
  })
})

it('renders variables and currentColor in the colors of a tone', () => {
  const { symbol } = parseSymbol(
    svg('<path fill="currentColor" d="M0 0"/><path fill="var(--site-accent)" d="M1 1"/>'),
  )
  expect(symbol && symbolSvg(symbol, dark)).toBe(
    `<path fill="${dark.heading}" d="M0 0"/><path fill="${dark.accent}" d="M1 1"/>`,
  )
})

it('reads gradients, and renders them in the colors of a tone, with ids of their own', () => {
  const { symbol, problems } = parseSymbol(
    svg(
      '<defs><linearGradient id="sky" gradientTransform="rotate(45)"><stop offset=".5" stop-color="var(--site-accent)"/></linearGradient></defs><path id="p" stroke=" url(#sky) " d="M0 0"/>',
    ),
  )
  expect(problems).toEqual([])
  expect(symbol && symbolSvg(symbol, dark)).toBe(
    `<defs><linearGradient id="symbol_sky" gradientTransform="rotate(45)"><stop offset=".5" stop-color="${dark.accent}"/></linearGradient></defs><path stroke="url(#symbol_sky)" d="M0 0"/>`,
  )
})

it.each([
  ['a script', '<script>alert(1)</script>', 'The file contains <script>.'],
  ['a style sheet', '<style>a{}</style>', 'A symbol cannot contain the element <style>.'],
  ['HTML', '<foreignObject><b>x</b></foreignObject>', 'The file contains <foreignObject>.'],
  ['an image', '<image href="a.png"/>', 'The file contains href="a.png".'],
  ['a reference', '<use xlink:href="#a"/>', 'A symbol cannot contain the element <use>.'],
  [
    'a link',
    '<a href="https://example.com"><path d="M0 0"/></a>',
    'The file contains href="https://example.com".',
  ],
  [
    'an event handler',
    '<path onclick="alert(1)" d="M0 0"/>',
    'The file contains onclick="alert(1)".',
  ],
  [
    'a style attribute',
    '<path style="fill:red" d="M0 0"/>',
    '<path> has style="fill:red", which a symbol cannot have.',
  ],
  [
    'an unknown gradient',
    '<path fill="url(#a)" d="M0 0"/>',
    '<path> has fill="url(#a)", which a symbol cannot have.',
  ],
  [
    'a gradient of another file',
    '<path fill="url(https://example.com/a.svg#a)" d="M0 0"/>',
    'The file contains url(https://example.com/a.svg#a).',
  ],
  [
    'a gradient that refers to another one',
    '<linearGradient id="a" xlink:href="#b"/><path fill="url(#a)" d="M0 0"/>',
    '<linearGradient> has xlink:href="#b", which a symbol cannot have.',
  ],
  [
    'a gradient with a style attribute',
    '<linearGradient id="a"><stop style="stop-color:red"/></linearGradient><path fill="url(#a)" d="M0 0"/>',
    '<stop> has style="stop-color:red", which a symbol cannot have.',
  ],
  [
    'an unknown variable',
    '<path fill="var(--site-acent)" d="M0 0"/>',
    '<path> has fill="var(--site-acent)", which a symbol cannot have.',
  ],
  ['nothing', '', 'The <svg> element contains no shapes.'],
])('rejects %s', (_, content, ...messages) => {
  expect(messagesOf(svg(content))).toEqual(messages)
})

it('rejects a file that is no SVG, too large, or of another shape', () => {
  const path = '<path d="M0 0"/>'
  expect(messagesOf('PNG')).toEqual(['There is no <svg> element.'])
  const invalid = ['The <svg> element has no valid viewBox.']
  expect(messagesOf(svg(path, 'width="40"'))).toEqual(invalid)
  expect(messagesOf(svg(path, 'viewBox="0 0 40"'))).toEqual(invalid)
  expect(messagesOf(svg(path, 'viewBox="0 0 90 40"'))).toEqual([
    'The viewBox is 90 wide and 40 high.',
  ])
  expect(messagesOf(svg(`<path d="${'M0 0'.repeat(3000)}"/>`))[0]).toMatch(
    /^The file has 12\d+ bytes/,
  )
})
