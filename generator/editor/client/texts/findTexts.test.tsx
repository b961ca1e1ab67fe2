import type { EditableRegion, EditableText } from '../../protocol.ts'
import type { ModelPath } from '../../../diagnostics/diagnostic.ts'
import { expect, it } from 'vitest'
import { findTexts } from './findTexts.ts'
const text = (path: ModelPath, value: string, more: Partial<EditableText> = {}): EditableText => ({
  path,
  value,
  label: String(path.at(-1)),
  location: `site.ts:1:${path.join('.')}`,
  isOnPages: true,
  usedBy: [],
  ...more,
})

const region = (selector: string, ...texts: readonly EditableText[]): EditableRegion => ({
  selector,
  name: selector,
  texts,
})

/** The paths of the texts that each node of a document can show. */
function pathsIn(html: string, ...regions: readonly EditableRegion[]) {
  document.body.innerHTML = html
  return findTexts({ regions }, document).map(({ candidates }) =>
    candidates.map(({ text }) => text.path.join('.')),
  )
}

it('assigns equal texts of one list in the order of the manifest', () => {
  const items = ['a', 'b', 'a'].map((value, index) => text(['items', index, 'points', 0], value))
  const html = '<main><p>a</p><p>b</p><p>a</p></main>'
  expect(pathsIn(html, region('main', ...items))).toEqual([
    ['items.0.points.0'],
    ['items.1.points.0'],
    ['items.2.points.0'],
  ])
})

it('does not decide if entries of a list with the same text are shown more or less often', () => {
  const items = ['a', 'a'].map((value, index) => text(['items', index], value))
  const both = ['items.0', 'items.1']
  expect(pathsIn('<main>a</main>', region('main', ...items))).toEqual([both])
  const three = '<main><p>a</p><p>a</p><p>a</p></main>'
  expect(pathsIn(three, region('main', ...items))).toEqual([both, both, both])
})

it('does not decide between texts of different kinds, also of an outer part', () => {
  const html = '<section>a</section><p>a</p>'
  const inner = region('section', text(['forms', 'submit'], 'a'), text(['forms', 'title'], 'a'))
  const outer = region('body', text(['consent', 'title'], 'a'))
  expect(pathsIn(html, inner, outer)).toEqual([
    ['forms.submit', 'forms.title', 'consent.title'],
    ['consent.title'],
  ])
})

it('knows the heading of a section', () => {
  const html = '<section id="a" aria-labelledby="h"><h2 id="h">a</h2><button>a</button></section>'
  const heading = text(['routes', '/', 'sections', 0, 'heading'], 'a')
  expect(pathsIn(html, region('#a', heading, text(['forms', 'submit'], 'a')))).toEqual([
    ['routes./.sections.0.heading'],
    ['routes./.sections.0.heading', 'forms.submit'],
  ])
})

it('has one text for values with the same place in the manifest, and none that pages do not show', () => {
  const location = 'site.ts:1:1'
  const texts = [
    text(['fields', 'label'], 'a', { location }),
    text(['links', 'text'], 'a', { location }),
    text(['fields', 'send'], 'a', { isOnPages: false }),
  ]
  expect(pathsIn('<main>a</main>', region('main', ...texts))).toEqual([['fields.label']])
})

it('does not mix up defaults, which have no place', () => {
  const texts = ['one', 'two'].map((name) => text([name], 'a', { location: undefined }))
  expect(pathsIn('<main>a</main>', region('main', ...texts))).toEqual([['one', 'two']])
})

it('finds a text with Markdown by the innermost element around all of it', () => {
  const formatted = text(['text'], 'See **our [team](/team)**.', { rendered: 'See our team.' })
  const bold = text(['bold'], '**All**', { rendered: 'All' })
  const html =
    '<main><div><p>See <strong>our <a>team</a></strong>.</p></div><p><strong>All</strong></p></main>'
  expect(pathsIn(html, region('main', formatted, bold))).toEqual([['text'], ['bold']])
  const texts = findTexts({ regions: [region('main', formatted, bold)] }, document)
  expect(texts.map(({ node }) => node.nodeName)).toEqual(['P', 'P'])
})

it('finds a text in which a part stays together, by the element around all of it', () => {
  const whole = text(['term'], 'ISO 9001', { rendered: 'ISO 9001' })
  const part = text(['heading'], 'After ISO 9001', { rendered: 'After ISO 9001' })
  const together = '<span class="unbroken">ISO 9001</span>'
  const html = `<main><h2>After ${together}</h2><dl><dt>${together}</dt></dl></main>`
  expect(pathsIn(html, region('main', whole, part))).toEqual([['heading'], ['term']])
  const texts = findTexts({ regions: [region('main', whole, part)] }, document)
  expect(texts.map(({ node }) => node.nodeName)).toEqual(['H2', 'DT'])
})

it('finds a text with a link to a file, after which pages add its format and size', () => {
  const linked = text(['text'], 'Read [the form](/form.pdf).', { rendered: 'Read the form.' })
  const html = '<main><p>Read <a download>the form<!-- --> (PDF, 46 kB)</a>.</p></main>'
  expect(pathsIn(html, region('main', linked))).toEqual([['text']])
})
