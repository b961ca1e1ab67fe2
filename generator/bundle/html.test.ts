import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { SPECULATION_RULES } from '../hosting/policy.ts'
import { completeHtml, inlineStyles } from './html.ts'

const PARTS = {
  styles: ['/a.css', '/b.css'],
  entry: { src: '/deferred.js' },
  scripts: ['/client.js', '/page.js'],
  navigation: [],
  page: { path: '/team' },
}

it('adds styles, the entry script and data at the end of the head', () => {
  const html = completeHtml('<html><head><title>T</title></head><body></body></html>', PARTS)
  expect(html).toBe(
    '<html><head><title>T</title>' +
      '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">' +
      '<script type="module" async fetchpriority="low" src="/deferred.js" data-page="/team" data-scripts="/client.js /page.js"></script>' +
      `<script type="speculationrules">${SPECULATION_RULES}</script>` +
      '<script type="application/json" id="navigation-data">[]</script>' +
      '</head><body></body></html>',
  )
})

it('inlines styles in one element, and links the one for print, and their style sheets as disabled', () => {
  const styles = inlineStyles(['/a.css', '/b.css'], ['a{}\n', 'b{}\n'], '/print.css')
  const html = completeHtml('<head></head>', { ...PARTS, styles })
  expect(html).toMatch(
    /^<head><style>a\{\}b\{\}<\/style><link rel="stylesheet" media="print" href="\/print.css"><link rel="stylesheet" disabled href="\/a.css"><link rel="stylesheet" disabled href="\/b.css"><script/,
  )
  const hash = createHash('sha256').update('a{}b{}').digest('base64')
  expect(styles.hash).toBe(`sha256-${hash}`)
})

it('rejects styles that contain </style', () => {
  expect(() => inlineStyles(['/a.css'], ['a{content:"</STYLE>"}'], '')).toThrow(
    'contains "</style"',
  )
})

it('adds the policy right after the character set, and the integrity of the entry script', () => {
  const html = completeHtml(
    '<html><head><meta charSet="utf-8"/><link rel="icon" href="/i.svg"/></head></html>',
    { ...PARTS, styles: [], entry: { src: '/deferred.js', integrity: 'sha256-x' }, policy: 'p' },
  )
  expect(html).toContain(
    '<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="p"><link',
  )
  expect(html).toContain('src="/deferred.js" integrity="sha256-x" data-page=')
})

it.each([
  '<head><meta charset="utf-8"/></head>',
  '<head><title>T</title><meta charSet="utf-8"/></head>',
])('rejects a policy without a known place for it: %s', (html) => {
  expect(() => completeHtml('<p>', PARTS)).toThrow('has no </head>')
  expect(() => completeHtml(html, { ...PARTS, policy: 'p' })).toThrow(
    'has no <head><meta charSet="utf-8"/>',
  )
})

it.each(['</script><script>alert(1)</script>', '<!--', '<!--<script>', ']]>', '\u2028', '$&'])(
  'keeps %j inside the data block and unchanged',
  (text) => {
    const html = completeHtml('<head></head>', { ...PARTS, navigation: [{ text }] })
    const [, data = ''] = /id="navigation-data">(.*)<\/script><\/head>$/s.exec(html) ?? []
    expect(data).not.toContain('<')
    expect(JSON.parse(data)).toEqual([{ text }])
  },
)
