import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { example } from './example.ts'
import { Questions } from './Questions.tsx'
import { questionsSchema } from './schema.ts'

const section = { ...questionsSchema.parse(example), id: 'faq' }

const rendered = (hash = '') => renderInSite(<Questions section={section} />, `/#${hash}`)

const openQuestions = (page: Element) =>
  [...page.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent)

test('shows the answer of a question below it, closed at first', async () => {
  const page = await rendered()
  const questions = [...page.querySelectorAll('details')]
  expect(questions.map((item) => item.querySelector('summary h3')?.textContent)).toEqual(
    example.questions.map(({ question }) => question),
  )
  expect(questions.map((item) => item.querySelectorAll('summary ~ * > p').length)).toEqual(
    example.questions.map(({ answer = [] }) => answer.length),
  )
  expect(openQuestions(page)).toEqual([])
})

test('opens the question in the address', async () => {
  expect(openQuestions(await rendered('first-meeting'))).toEqual(['How does a project start?'])
})

test('is accessible', async () => {
  const page = await rendered()
  for (const item of page.querySelectorAll('details')) item.open = true
  expect(await violations(page)).toEqual([])
})
