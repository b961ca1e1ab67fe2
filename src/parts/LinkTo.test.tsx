import { expect, test } from 'vitest'
import type { LinkTarget } from '../model/linkTarget.ts'
import { LinkTo } from './LinkTo.tsx'
import { renderInSite } from './testing/renderInSite.tsx'

const renderLink = async (to: LinkTarget, target?: '_blank') =>
  (
    await renderInSite(
      <LinkTo to={to} target={target}>
        Words
      </LinkTo>,
    )
  ).querySelector('a')

test('links to a section of another page', async () => {
  expect((await renderLink('/#form'))?.getAttribute('href')).toBe('/#form')
})

test.each(['https://careers.example.com/', 'mailto:a@example.com', 'tel:+13015550142'] as const)(
  'renders %s as a plain link',
  async (to) => {
    const link = await renderLink(to)
    expect(link?.getAttribute('href')).toBe(to)
    expect(link?.hasAttribute('rel')).toBe(false)
  },
)

test('announces that it opens a new tab, also within the site', async () => {
  for (const to of ['/', 'https://careers.example.com/'] as const) {
    const link = await renderLink(to, '_blank')
    expect(link?.textContent).toBe('Words (opens in new tab)')
    expect(link?.target).toBe('_blank')
    expect(link?.rel).toBe('noopener')
  }
})
