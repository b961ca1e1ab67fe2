import { expect, it } from 'vitest'
import { pagesNotInMenu } from './PagesPanel.tsx'

const pages = ['/', '/a', '/a/b', '/c'].map((path) => ({ path, name: `Page ${path}` }))

it('finds the pages to which no item of the menu leads', () => {
  const part = { text: 'Part', to: '/c', children: [] }
  const menu = [{ text: 'All of A', to: '/a', children: [part] }]
  expect(pagesNotInMenu({ pages, menu }).map(({ to }) => to)).toEqual(['/', '/a/b'])
})
