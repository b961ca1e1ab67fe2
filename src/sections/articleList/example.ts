import type { SectionExample } from '../props.ts'

/** The three newest articles, with a link to all. */
export const example: SectionExample<'articleList'> = {
  kind: 'articleList',
  label: 'News',
  heading: 'Latest News',
  intro: 'Contract awards, new services and people of the company.',
  articles: '/news',
  count: 3,
  more: { text: 'All News', to: '/news' },
  lead: true,
}
