import { expect, test } from 'vitest'
import { LinkTo } from './LinkTo.tsx'
import { renderInSite } from './testing/renderInSite.tsx'

const linked = async (to: string, target?: '_blank') =>
  (
    await renderInSite(
      <LinkTo to={to} target={target}>
        Words
      </LinkTo>,
    )
  ).querySelector('a')

test('leads to a section of another page', async () => {
  expect((await linked('/contact-us#form'))?.getAttribute('href')).toBe('/contact-us#form')
})

test.each(['https://careers.example.com/', 'mailto:a@example.com', 'tel:+13015550142'])(
  'leaves %s to the browser',
  async (to) => {
    const link = await linked(to)
    expect(link?.getAttribute('href')).toBe(to)
    expect(link?.hasAttribute('rel')).toBe(false)
  },
)

test('says that it opens a new tab, within the site too', async () => {
  for (const to of ['/careers', 'https://careers.example.com/']) {
    const link = await linked(to, '_blank')
    expect(link?.textContent).toBe('Words (opens in new tab)')
    expect(link?.target).toBe('_blank')
    expect(link?.rel).toBe('noopener')
  }
})
