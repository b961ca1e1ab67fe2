import { describe, expect, it } from 'vitest'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { importErrors, syntaxErrors } from './sourceErrors.ts'
import { manifestOf } from './testing/manifestOf.ts'

/** The text from the location of a path to the end of the line. */
async function textAt(text: string, path: ModelPath, atKey = false): Promise<string | undefined> {
  const { line, column } = (await manifestOf({ 'site.manifest.ts': text })).locate(path, atKey)
  return text.split('\n')[line - 1]?.slice(column - 1)
}

const TEXT = `const facts = { founded: { value: 2015 } }
const title = 'Title'
const images = ['orbit'] as const
export default defineSite({
  constants: facts,
  routes: {
    '/': {
      title,
      description: sample('Sample'),
      hero: ({ images } satisfies Hero),
      sections: [
        { kind: 'prose' },
        ...shared,
        { kind: 'form' },
      ],
      ['note']: \`Since \${facts.founded.value}\`,
    },
  },
})`

describe('the location of a value', () => {
  it.each([
    [['routes', '/', 'sections', 0, 'kind'], "'prose' },"],
    [['routes', '/', 'description'], "'Sample'),"],
    [['constants', 'founded', 'value'], '2015 } }'],
    [['routes', '/', 'title'], "'Title'"],
    [['routes', '/', 'hero', 'images', 0], "'orbit'] as const"],
    [['routes', '/', 'note'], '`Since ${facts.founded.value}`,'],
  ])('%j is the location of its literal', async (path, rest) => {
    expect(await textAt(TEXT, path)).toBe(rest)
  })

  it.each([
    [['routes', '/', 'hero', 'title'], '{ images } satisfies Hero),'],
    [['routes', '/missing'], '{'],
    [['routes', '/', 'title', 'deeper'], "'Title'"],
    [['nowhere'], '{'],
    [[], '{'],
  ])('%j, which has no literal, is the location of the closest parent', async (path, rest) => {
    expect(await textAt(TEXT, path)).toBe(rest)
  })

  it('is the whole list if a spread makes indexes unknown', async () => {
    expect(await textAt(TEXT, ['routes', '/', 'sections', 2, 'kind'])).toBe('[')
  })

  it('is the property name with atKey', async () => {
    expect(await textAt(TEXT, ['routes', '/'], true)).toBe("'/': {")
    expect(await textAt(TEXT, ['routes', '/', 'description'], true)).toBe(
      "description: sample('Sample'),",
    )
  })
})

it('ends if constants refer to each other', async () => {
  expect(await textAt('const a = b\nconst b = a\nexport default a', ['x'])).toBe('a')
})

it('is the start of a file without a default export', async () => {
  expect(await textAt('export const site = 1', ['x'])).toBe('export const site = 1')
})

it('reports an import without a quoted path as a syntax error only', async () => {
  const source = await manifestOf({
    'site.manifest.ts': 'import { a } from ./a.ts\nexport default a',
  })
  expect(await importErrors(source)).toEqual([])
  expect(syntaxErrors(source)).toHaveLength(1)
})

describe('the location of an imported value', () => {
  const FILES = {
    'site.manifest.ts': `
import home, { contact as write, type Page } from './content/pages.ts'
import * as content from './content/pages.ts'
import { invitation } from './content/index.ts'
export default defineSite({
  ...content.shared,
  routes: {
    '/': home,
    '/contact': write,
    '/team': content.team,
    ...content.routes,
  },
  list: [first, ...content.list, last],
  more: [...sample(content.list), ...reversed([first]), last],
  invitation,
})`,
    'content/pages.ts': `
import { WORDS } from './words.ts'
import { invitation } from './index.ts'
export default { title: WORDS, sections: [invitation] }
const contactPage = { title: 'Contact', hero: { title: texts.hero } }
const texts = { hero: 'Write to us' }
export { contactPage as contact }
export const team = { title: 'Team' } satisfies Page
export const routes = { '/services': { title: 'Services' } }
export const shared = { product: { name: 'Name' }, routes: {} }
export const list = [second, third] as const`,
    'content/index.ts': "export * from './invitation.ts'\nexport { a } from './index.ts'",
    'content/invitation.ts':
      "import type { Page } from './sitePages.ts'\nexport const invitation = { heading: 'Come' }",
    'content/words.ts': "export const WORDS = 'Home'",
  }

  it.each([
    [['routes', '/', 'title'], 'content/words.ts', "'Home'"],
    [['routes', '/', 'sections', 0, 'heading'], 'content/invitation.ts', "'Come' }"],
    [['routes', '/contact', 'title'], 'content/pages.ts', "'Contact', hero"],
    [['routes', '/contact', 'hero', 'title'], 'content/pages.ts', "'Write to us' }"],
    [['routes', '/team', 'title'], 'content/pages.ts', "'Team' } satisfies"],
    [['routes', '/services', 'title'], 'content/pages.ts', "'Services' } }"],
    [['product', 'name'], 'content/pages.ts', "'Name' }, routes"],
    [['list', 2], 'content/pages.ts', 'third] as const'],
    [['list', 3], 'site.manifest.ts', 'last],'],
    [['more', 1], 'content/pages.ts', 'third] as const'],
    [['more', 2], 'site.manifest.ts', '[...sample'],
    [['invitation', 'heading'], 'content/invitation.ts', "'Come' }"],
    [['routes'], 'site.manifest.ts', '{'],
  ])('%j is in the file of its literal', async (path, name, rest) => {
    const source = await manifestOf(FILES)
    const { file, line, column } = source.locate(path, false)
    const text = source.files.find((each) => each.name === file)?.text.split('\n')[line - 1]
    expect(file).toBe(name)
    expect(text?.slice(column - 1).startsWith(rest)).toBe(true)
  })

  it('ends if files export each other', async () => {
    const source = await manifestOf({
      'site.manifest.ts': "import { a } from './a.ts'\nexport default { a, list: [...a] }",
      'a.ts': "import { b } from './b.ts'\nexport const a = [...b]",
      'b.ts':
        "export * from './a.ts'\nexport * from './b.ts'\nexport const b = [...a]\nimport { a } from './a.ts'",
    })
    expect(source.locate(['a', 0], false)).toMatchObject({ file: 'a.ts' })
    expect(source.locate(['list', 0], false)).toMatchObject({ file: 'site.manifest.ts' })
    const circle = await manifestOf({
      'site.manifest.ts': "import { a } from './a.ts'\nexport default { a, ...a }",
      'a.ts': "import { b } from './b.ts'\nexport const a = { ...b, list: [...b.list] }",
      'b.ts': "import { a } from './a.ts'\nexport const b = { ...a, list: [...a.list] }",
    })
    expect(circle.locate(['a', 'list', 0], false)).toMatchObject({ file: 'a.ts' })
    expect(circle.locate(['a', 'other'], false)).toMatchObject({ file: 'a.ts' })
  })
})
