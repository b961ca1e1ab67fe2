import { expect, test } from 'vitest'
import type { ArticleData } from '../../model/article.ts'
import { pagePath } from '../../model/link.ts'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { ArticleFrame } from './ArticleFrame.tsx'

const date = { value: '2026-10-14', text: 'October 14, 2026' }

const rendered = (article: ArticleData) =>
  renderInSite(
    <ArticleFrame article={article}>
      <p>Text</p>
    </ArticleFrame>,
  )

test('shows dates and author above the sections, and links to other articles below them', async () => {
  const updated = { value: '2026-10-20', text: 'October 20, 2026' }
  const older = { to: pagePath.parse('/news/old'), title: 'Old' }
  const newer = { to: pagePath.parse('/news/new'), title: 'Nuevo', lang: 'es-US' }
  const list = { to: pagePath.parse('/news'), title: 'News' }
  const frame = await rendered({
    date,
    updated,
    author: 'Ada',
    authorRole: 'President',
    older,
    newer,
    list,
  })
  expect(frame.textContent).toMatch(
    /October 14, 2026Ada, President.*October 20, 2026Text.*Old.*Nuevo.*News/,
  )
  const links = [...frame.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/news/old', '/news/new', '/news'])
  expect(frame.querySelector('[lang]')?.outerHTML).toMatch(/<a [^>]*lang="es-US"[^>]*>Nuevo<\/a>/)
  expect(await violations(frame)).toEqual([])
})

test('an article on no list has no links', async () => {
  expect((await rendered({ date })).querySelector('nav')).toBeNull()
})
