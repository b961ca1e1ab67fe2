import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { page, PAGE_POLICY } from './page.ts'

const HOSTILE = `<img src=x onerror="alert('1')">&`
const text = { title: 'Title', text: 'Text', advice: 'Advice', link: 'link', back: '/contact-us' }

test('escapes every text', () => {
  const hostile = page({
    title: HOSTILE,
    text: HOSTILE,
    advice: HOSTILE,
    link: HOSTILE,
    back: HOSTILE,
  })
  expect(hostile).not.toContain('<img')
  expect(
    hostile.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;&amp;/g),
  ).toHaveLength(6)
})

test('links back', () => {
  expect(page(text)).toContain('<p>Advice <a href="/contact-us">link</a></p>')
})

test('has a policy that allows only its inline style', () => {
  const style = /<style>(.*?)<\/style>/s.exec(page(text))?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(PAGE_POLICY).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
})
