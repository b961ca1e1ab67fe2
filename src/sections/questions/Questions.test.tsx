import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { Questions } from './Questions.tsx'
import { questionsSchema } from './schema.ts'

const input = {
  kind: 'questions',
  label: 'Good to know',
  heading: 'Frequent Questions',
  questions: [
    {
      id: 'first-meeting',
      question: 'How does a project start?',
      answer: [
        'With a conversation of an hour, in which we learn what you want to change.',
        'You then receive a plan with its cost. It is yours to keep, whoever does the work.',
      ],
    },
    {
      question: 'Who owns the code?',
      answer: ['You do, from the first commit.'],
    },
    {
      question: 'Can you work in our offices?',
      answer: ['Yes, if they are near ours.'],
      text: `
        | Travel time | Days |
        | ----------- | ---- |
        | One hour    | Five |
        | Two hours   | Two  |
      `,
    },
  ],
}

const section = { ...questionsSchema.parse(input), id: 'faq' }

const rendered = (hash = '') => renderInSite(<Questions section={section} />, `/#${hash}`)

const openQuestions = (page: Element) =>
  [...page.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent)

test('shows the answer of a question below it, closed at first', async () => {
  const page = await rendered()
  const questions = [...page.querySelectorAll('details')]
  expect(questions.map((item) => item.querySelector('summary h3')?.textContent)).toEqual(
    input.questions.map(({ question }) => question),
  )
  expect(questions.map((item) => item.querySelectorAll('summary ~ * > p').length)).toEqual(
    input.questions.map(({ answer = [] }) => answer.length),
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
