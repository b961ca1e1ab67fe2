import { expect, it, vi } from 'vitest'
import { readManifest } from '../../generator/project/readManifest.ts'
import { outline } from '../../generator/inspect/outline.ts'
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
