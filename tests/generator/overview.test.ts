import { expect, it, vi } from 'vitest'
import { readManifest } from '../../generator/project/readManifest.ts'
import { UsageError } from '../../generator/diagnostics/console.ts'
import { explain, explanationText } from '../../generator/inspect/explain.ts'
import { outline } from '../../generator/inspect/outline.ts'
import { here } from './project.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** A page without links to it and without links on it. */
const alone = (text: string) =>
  text.replace(
    "'/contact-us/write'",
    `'/contact-us/alone': {
      title: 'Alone', description: 'Nothing leads here.',
      hero: { title: 'Alone', headline: 'Nothing leads here.', images: ['orbit'] },
      sections: [],
    },
    '/contact-us/write'`,
  )

const minimal = async () => readManifest(await temporaryProject(alone))

it('finds all links: content, forms, menu and footer', async () => {
  const { site } = await minimal()
  const pages = outline(site)
  expect(
    pages.map(({ path, linksTo, linkedFrom, inMenu, inFooter }) => [
      path,
      linksTo,
      linkedFrom,
      inMenu,
      inFooter,
    ]),
  ).toEqual([
    ['/', ['/contact-us'], [], true, true],
    ['/contact-us', [], ['/'], true, false],
    ['/contact-us/alone', [], [], false, false],
    ['/contact-us/write', [], [], false, false],
  ])
})

it('counts the thank-you page of a form as a link', async () => {
  const { site } = await readManifest(
    await temporaryProject((text) => text.replace("thanks: '/contact-us'", "thanks: '/'")),
  )
  expect(outline(site).find(({ path }) => path === '/contact-us')?.linksTo).toEqual(['/'])
})

it('explains the lines of a page, a section, an alias and a redirect', async () => {
  const { site, source } = await minimal()
  const targets = ['/', '/contact-us#form', '/contact-us/write#form', '/old/contact']
  const shown = targets.map((target) => explanationText(explain(site, source, target), source))
  await expect(`${shown.join('\n\n')}\n`).toMatchFileSnapshot(here('explain.txt'))
})

it('finds the line of each page and section', async () => {
  const { site, source } = await readManifest(await temporaryProject())
  const lines = source.files[0]?.text.split('\n') ?? []
  for (const { path, alias, sections } of outline(site)) {
    const { from, parts } = explain(site, source, path)
    expect(lines[from - 1]).toContain(`'${alias ?? path}': {`)
    for (const { anchor, kind } of sections) {
      const part = explain(site, source, `${path}#${anchor}`)
      expect(lines.slice(part.from - 1, part.to).join('\n')).toContain(`kind: '${kind}'`)
    }
    expect(parts.length).toBe(sections.length + 1)
  }
})

it.each([
  [
    '/contcat-us',
    '"/contcat-us" is not a page of this site. Did you mean "/contact-us"? Available paths: /, /contact-us, /contact-us/alone, /contact-us/write, /old/contact.',
  ],
  [
    '/contact-us#from',
    '"from" is not the id of a section on /contact-us. Did you mean "form"? Available ids on /contact-us: happy-hour, visit-us, our-hours, form.',
  ],
])('lists valid names instead of %s', async (target, message) => {
  const { site, source } = await minimal()
  expect(() => explain(site, source, target)).toThrow(new UsageError(message))
})
