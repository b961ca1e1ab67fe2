import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { text } from '../../../src/model/defaultText.ts'
import { page, PAGE_POLICY } from './page.ts'

const HOSTILE = `<img src=x onerror="alert('1')">&`
const language = { tag: 'ar', direction: 'rtl' } as const
const advice = text('Advice {link} end').parse(undefined)
const content = {
  language,
  title: 'Title',
  text: 'Text',
  advice,
  link: 'link',
  back: '/contact-us',
}

test('escapes every text', () => {
  const hostile = page({
    title: HOSTILE,
    text: HOSTILE,
    language,
    advice: text('{link}').parse(`${HOSTILE}{link}`),
    link: HOSTILE,
    back: HOSTILE,
  })
  expect(hostile).not.toContain('<img')
  expect(
    hostile.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;&amp;/g),
  ).toHaveLength(6)
})

test('links back', () => {
  expect(page(content)).toContain('<p>Advice <a href="/contact-us">link</a> end</p>')
})

test('states the language and its direction', () => {
  expect(page(content)).toContain('<html lang="ar" dir="rtl">')
})

test('has a policy that allows only its inline style', () => {
  const style = /<style>(.*?)<\/style>/s.exec(page(content))?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(PAGE_POLICY).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
})
