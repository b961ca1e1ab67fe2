import { expect, test } from 'vitest'
import { pagePath } from '../../model/link.ts'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { testImage } from '../../parts/testing/testImage.ts'
import { violations } from '../../parts/testing/violations.ts'
import type { SectionProps } from '../props.ts'
import { ArticleList } from './ArticleList.tsx'
import { articleListSchema } from './schema.ts'

const article = (day: string) => ({
  to: pagePath.parse(`/news/${day}`),
  title: `Article of day ${day}`,
  summary: 'What has changed.',
  date: { value: `2026-10-${day}`, text: `October ${day}, 2026` },
})

const section = (articles: SectionProps<'articleList'>['section']['articles']) => ({
  ...articleListSchema.parse({
    kind: 'articleList',
    label: 'News',
    heading: 'Latest News',
    intro: 'Contract awards, new services and people of the company.',
    articles: '/news',
    count: 3,
    more: { text: 'All News', to: '/news' },
    lead: true,
  }),
  articles,
  id: 'news',
})

const rendered = (articles: Parameters<typeof section>[0]) =>
  renderInSite(<ArticleList section={section(articles)} />)

test('links every article, with its date, the link to all articles, and the feed', async () => {
  const list = await rendered({ entries: [article('14'), article('02')], feed: '/news/feed.atom' })
  const links = [...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/news/14', '/news/02', '/news', '/news/feed.atom'])
  const times = [...list.querySelectorAll('time')]
  expect(times.map(({ dateTime }) => dateTime)).toEqual(['2026-10-14', '2026-10-02'])
  expect(times.map(({ textContent }) => textContent)).toEqual([
    'October 14, 2026',
    'October 02, 2026',
  ])
  expect(await violations(list)).toEqual([])
})

test('on request, the first article is larger, and its image is sharp at that size', async () => {
  const articles = { entries: [{ ...article('14'), image: testImage('orbit') }] }
  const sizesOf = async (lead: boolean) => {
    const list = await renderInSite(<ArticleList section={{ ...section(articles), lead }} />)
    expect(list.querySelector('ul')?.matches('[data-lead]')).toBe(lead)
    return list.querySelector('img')?.sizes
  }
  expect(await sizesOf(true)).toContain('44rem')
  expect(await sizesOf(false)).toContain('16rem')
})

test('the label of an article is beside its date', async () => {
  const list = await rendered({ entries: [{ ...article('14'), label: 'People' }] })
  expect(list.querySelector('time')?.parentElement?.textContent).toBe('October 14, 2026People')
})

test('the texts of an article in another language have its language', async () => {
  const list = await rendered({ entries: [{ ...article('14'), lang: 'es-US' }] })
  const texts = [...list.querySelectorAll('[lang]')].map(({ textContent }) => textContent)
  expect(texts).toEqual(['Article of day 14', 'What has changed.'])
})

test('without articles, it says so and has no empty list', async () => {
  const list = await rendered({ entries: [] })
  expect(list.textContent).toContain('There are no articles yet.')
  expect(list.querySelector('ul')).toBeNull()
})
