import { expect, test } from 'vitest'
import { labels } from 'virtual:downloads'
import { isDownloadPath, isSitePath, type LinkTarget } from '../model/linkTarget.ts'
import { ButtonLink } from './Actions.tsx'
import { LinkTo } from './LinkTo.tsx'
import { renderInSite } from './testing/renderInSite.tsx'

/** A document of the site, or one that the site does not have. */
const download = Object.keys(labels).find(isDownloadPath) ?? '/flyer.pdf'

const renderLink = async (to: LinkTarget, target?: '_blank') =>
  (
    await renderInSite(
      <LinkTo to={to} target={target}>
        Words
      </LinkTo>,
    )
  ).querySelector('a')

/** The path of a page that the site need not have. */
function sitePath(path: string) {
  if (!isSitePath(path)) throw new Error(`${path} is not the path of a page.`)
  return path
}

test('only the link to the page itself is current, not a link to one of its sections', async () => {
  expect((await renderLink('/'))?.getAttribute('aria-current')).toBe('page')
  expect((await renderLink('/#form'))?.hasAttribute('aria-current')).toBe(false)
  const other = await renderLink(sitePath('/another-page'))
  expect(other?.hasAttribute('aria-current')).toBe(false)
})

test('has only its own class names, so that it is the same on the not-found page of any path', async () => {
  expect((await renderLink('/'))?.hasAttribute('class')).toBe(false)
})

test.each(['https://careers.example.com/', 'mailto:a@example.com', 'tel:+13015550142'] as const)(
  'renders %s as a plain link',
  async (to) => {
    const link = await renderLink(to)
    expect(link?.getAttribute('href')).toBe(to)
    expect(link?.hasAttribute('rel')).toBe(false)
  },
)

test.each([
  ['a link', () => <LinkTo to={download}>Words</LinkTo>],
  ['a button', () => <ButtonLink link={{ text: 'Words', to: download }} />],
])('%s to a document downloads it, and names its format and size once', async (_, element) => {
  const link = (await renderInSite(element())).querySelector('a')
  expect(link?.textContent).toBe(`Words ${labels[download] ?? ''}`)
  expect(link?.getAttribute('href')).toBe(download)
  expect(link?.hasAttribute('download')).toBe(true)
})

test.each(['/news/feed.atom', '/events/happy-hour.ics'] as const)(
  'opens %s, which is no page and no download',
  async (to) => {
    const link = await renderLink(to)
    expect([link?.outerHTML]).toEqual([`<a href="${to}">Words</a>`])
  },
)

test('N10: announces that it opens a new tab, also within the site', async () => {
  for (const to of ['/', 'https://careers.example.com/'] as const) {
    const link = await renderLink(to, '_blank')
    expect(link?.textContent).toBe('Words (opens in new tab)')
    expect(link?.target).toBe('_blank')
    expect(link?.rel).toBe('noopener')
  }
})
