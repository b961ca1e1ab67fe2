import { pagePath } from '../../../src/model/link.ts'
import type { RenderExamples } from './renderExamples.ts'

/** Renders an article with links to others, a list of articles, and an empty list. */
export const renderArticles: RenderExamples = async () => {
  const { renderInSite } = await import('../../../src/parts/testing/renderInSite.tsx')
  const { ArticleList } = await import('../../../src/sections/articleList/ArticleList.tsx')
  const { ArticleFrame } = await import('../../../src/shell/article/ArticleFrame.tsx')
  const to = pagePath.parse('/news')
  const date = { value: '2026-10-14', text: '14. 10. 2026' }
  const link = { to, title: 'Ein Beitrag' }
  const article = { date, updated: date, author: 'Ada', list: link, older: link, newer: link }
  const section = { id: 'news', kind: 'articleList', tone: 'plain', heading: 'Aktuelles' } as const
  const entries = [{ ...link, summary: 'Was neu ist.', date }]
  const full = { ...section, articles: { entries, feed: '/news/feed.atom' } }
  const element = await renderInSite(
    <>
      <ArticleFrame article={article}>{null}</ArticleFrame>
      <ArticleList section={full} />
      <ArticleList section={{ ...section, articles: { entries: [] } }} />
    </>,
  )
  return [{ element, data: [article, full] }]
}
