import { expect, it } from 'vitest'
import manifest from '../../tests/generator/fixtures/minimal/site.manifest.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { valuesIn } from './modelValues.ts'
import { edited } from './testing/edited.ts'
import { validate } from './validate.ts'

const problems = (path: ModelPath, edit: (value: unknown) => unknown) =>
  validate(edited(manifest, path, edit)).diagnostics.map(({ code, path: place, message }) => ({
    code,
    place,
    message,
  }))

it.each(valuesIn(manifest).map(({ path }) => [path.join('.'), path] as const))(
  'reports null at %s once, with its path',
  (_, path) => {
    const found = problems(path, () => null)
    expect(found.map(({ place }) => place)).toEqual([path])
    expect(found[0]?.message).toMatch(/^null /)
  },
)

it('reports a misspelled property only once', () => {
  const misspell = (value: unknown) => {
    const { name, origin, ...others } = Object(value)
    return { ...others, naem: name, url: origin }
  }
  const found = problems(['product'], misspell)
  expect(found.map(({ code, place }) => [code, place.at(-1)])).toEqual([
    ['missing-property', 'origin'],
    ['unknown-property', 'naem'],
    ['unknown-property', 'url'],
  ])
})

it.each([
  ['services/audit', '/services/audit'],
  ['services/audit#top', '/services/audit#top'],
  ['//services/audit', '/services/audit'],
  ['/Servces/Audit?a=1#top', '/services/audit#top'],
  ['/News/Feed.Atom', '/news/feed.atom'],
  ['no-such-page', undefined],
  ['//evil.example', undefined],
  ['https://[', undefined],
])('suggests for the link %s the page or file %s', (to, similar) => {
  const routes = { ...manifest.routes, '/services/audit': { alias: '/' } }
  const { diagnostics } = validate({ ...manifest, routes, navigation: [{ text: 'A page', to }] })
  const advice =
    similar === undefined ? 'Write the path of a page, e.g. ' : `Did you mean "${similar}"?`
  expect(diagnostics).toMatchObject([{ hint: expect.stringContaining(advice) }])
})

it.each([
  ['/a/', '/a'],
  ['a', '/a'],
  ['//evil.example', '/evil-example'],
  ['/../a', '/a'],
  ['/a/./b', '/a/b'],
  ['/%2e%2e/a', '/a'],
  [String.raw`/a\b`, '/a/b'],
  ['/A', '/a'],
  ['/con.', '/con'],
  ['/a b', '/a-b'],
  ['/*', '/'],
  ['', '/'],
  ['/$id', '/id'],
  ['/a--b', '/a-b'],
  ['C:/a', '/c/a'],
  ['/caf\u00E9', '/cafe'],
  ['/cafe\u0301', '/cafe'],
  ['/a?b', '/a'],
  ['/a#b', '/a'],
  ['https://www.example.com/a', '/a'],
])('rejects %s as a path, and suggests %s', (path, similar) => {
  const site = { ...manifest, routes: { ...manifest.routes, [path]: { alias: '/' } } }
  expect(validate(site).diagnostics).toMatchObject([
    {
      code: 'invalid-path',
      path: ['routes', path],
      message: `${JSON.stringify(path)} is not a valid path.`,
      hint: expect.stringMatching(
        RegExp(`^Did you mean "${similar}"\\? A path is .* a–z and 0–9 `),
      ),
    },
  ])
})

it('reports a manifest that contains itself', () => {
  const found = problems(['product'], (product) => {
    const circular: Record<string, unknown> = { ...Object(product) }
    circular['self'] = circular
    return circular
  })
  expect(found).toMatchObject([
    {
      code: 'not-serializable',
      place: ['product', 'self'],
      message: 'This value is product, which contains it.',
    },
  ])
})

it.each([
  [['product'], 'name', 'Write a text.'],
  [['routes', '/', 'hero'], 'label', 'Write a text, or remove the property.'],
])('offers to remove an empty text only if it is optional: %s, %s', (parent, key, hint) => {
  const site = edited(manifest, parent, (object) => ({ ...Object(object), [key]: '' }))
  expect(validate(site).diagnostics).toMatchObject([{ path: [...parent, key], hint }])
})

it('proposes a path in the letters of the language of the site', () => {
  const page = { title: 'T', description: 'D', hero: { title: 'T', headline: 'H' } }
  const german = {
    ...manifest,
    language: 'de-DE',
    routes: { ...manifest.routes, '/über-mich': page },
  }
  expect(validate(german).diagnostics).toMatchObject([
    {
      code: 'invalid-path',
      hint: expect.stringMatching(/^Did you mean "\/ueber-mich"\?/),
    },
  ])
})

/** A site with a section, and other parts. */
const siteWith = (section: object, parts: object = {}) =>
  validate({
    ...Object(edited(manifest, ['routes', '/', 'sections'], () => [{ heading: 'H', ...section }])),
    ...parts,
  })
const video = (video: unknown) => ({ kind: 'video', video, poster: 'orbit' })
const answer = (answer: object) => ({
  kind: 'questions',
  questions: [{ question: 'Q', ...answer }],
})
const row = {
  kind: 'table',
  caption: 'C',
  columns: [{ title: 'A' }, { title: 'B' }, { title: 'C' }],
}

it.each([
  [
    siteWith({ ...row, rows: [{ cells: ['1', '2'] }] }),
    'A list of 2 entries is not valid.',
    'Write 3 cells, one for each column: these are 2.',
  ],
  [
    siteWith(video('https://www.youtube.com/shorts/aqz-KE-bpKQ?si=x')),
    '"https://www.youtube.com/shorts/aqz-KE-bpKQ?si=x" is not valid.',
    /^Write \{ kind: 'youtube', id: '…' \} or /,
  ],
  [
    siteWith({}, { files: { '/list.pdf': { file: 'Prüfung.pdf' } } }),
    '"Prüfung.pdf" is not valid.',
    /possible characters: a–z/,
  ],
  [
    siteWith({}, { brand: { symbol: 'Zeichen-ü.svg' } }),
    '"Zeichen-ü.svg" is not valid.',
    /rename the file if its name has other characters than a–z/,
  ],
  [
    siteWith({}, { texts: { slideshow: { pasue: 'Stop' } } }),
    '"pasue" is not a property of this object.',
    /^Did you mean "pause"\?/,
  ],
  [
    siteWith({}, { languages: { 'es-US': { slideshw: {} } } }),
    '"slideshw" is not a property of this object.',
    /^Did you mean "slideshow"\?/,
  ],
  [
    siteWith({}, { texts: { skipLnk: 'Go' } }),
    '"skipLnk" is not a property of this object.',
    'Did you mean "shell.skipLink"?',
  ],
  [
    siteWith({}, { languages: { 'es-US': { shell: { pause: 'Stop' } } } }),
    '"pause" is not a property of this object.',
    'Did you mean "slideshow.pause"?',
  ],
  [siteWith(answer({})), 'The property "answer" is missing.', /^Write an answer, or a text/],
  [siteWith(answer({ text: '## A\n\nB' })), '"## A\\n\\nB" is not valid.', /###/],
])('says what to write: %#', ({ diagnostics }, message, hint) => {
  const own = diagnostics.filter(({ path }) => path.at(-1) !== 'kind')
  expect(own).toMatchObject([{ message, hint: expect.stringMatching(hint) }])
})

it.each([
  ['youtube', 'aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['youtube', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['youtube', 'https://m.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=5s', 'aqz-KE-bpKQ'],
  ['youtube', 'https://youtu.be/aqz-KE-bpKQ?si=Tracking_1', 'aqz-KE-bpKQ'],
  ['youtube', 'https://youtube.com/shorts/aqz-KE-bpKQ?feature=share', 'aqz-KE-bpKQ'],
  ['youtube', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['youtube', 'https://www.youtube.com/live/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['vimeo', 'https://vimeo.com/76979871?share=copy', '76979871'],
  ['vimeo', 'https://player.vimeo.com/video/76979871', '76979871'],
])('of the %s video %s, takes the id', (kind, id, expected) => {
  const { site } = siteWith(video({ kind, id }))
  expect(site?.routes['/']).toMatchObject({ sections: [{ video: { kind, id: expected } }] })
})

it.each(['https://example.com/watch?v=aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ2'])(
  'refuses %s as a video',
  (id) => {
    expect(siteWith(video({ kind: 'youtube', id })).diagnostics).toMatchObject([
      { path: ['routes', '/', 'sections', 0, 'video', 'id'] },
    ])
  },
)

it('accepts colors and extensions of files with upper-case letters', () => {
  const { site } = siteWith(
    { kind: 'prose', paragraphs: ['P'] },
    { brand: { colors: { accent: '#8FB8FF' } }, files: { '/list.pdf': { file: 'List.PDF' } } },
  )
  expect(site?.brand.colors.accent).toBe('#8fb8ff')
  expect(site?.files['/list.pdf']?.file).toBe('List.PDF')
})
