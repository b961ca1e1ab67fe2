import { expect, it } from 'vitest'
import { foundIn, pagesNotInMenu } from './PagesPanel.tsx'

const pages = ['/', '/a', '/a/b', '/c'].map((path) => ({ path, name: `Page ${path}` }))

it('finds the pages to which no item of the menu leads', () => {
  const part = { text: 'Part', to: '/c', children: [] }
  const menu = [{ text: 'All of A', to: '/a', children: [part] }]
  expect(pagesNotInMenu({ pages, menu }).map(({ to }) => to)).toEqual(['/', '/a/b'])
})

it('finds pages by the words of their menu item, name and address, with the entries above them', () => {
  const part = { text: 'Part', to: '/c', children: [] }
  const menu = [
    { text: 'All of A', to: '/a', children: [part] },
    { text: 'Home', to: '/', children: [] },
  ]
  const found = (search: string) =>
    foundIn(pages, menu, search).map(({ to, children }) => [to, children.length])
  expect(found('')).toEqual([
    ['/a', 1],
    ['/', 0],
  ])
  expect(found('part')).toEqual([['/a', 1]])
  expect(found('all a')).toEqual([['/a', 0]])
  expect(found('page /c')).toEqual([['/a', 1]])
  expect(found('other')).toEqual([])
})
