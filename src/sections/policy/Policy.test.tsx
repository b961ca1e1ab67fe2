import { act, fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { Policy } from './Policy.tsx'
import { policySchema } from './schema.ts'

const input = {
  kind: 'policy',
  heading: 'Two Rules',
  caption: 'An invented policy',
  conditions: [{ title: 'Person', others: ['Guest'] }, { title: 'Door' }],
  decision: 'Decision',
  rules: [
    { values: ['Employee', 'Front'], decision: 'Open', reason: 'by rule 1.' },
    {
      values: ['Employee', 'Laboratory'],
      decision: 'Open with a second badge',
      reason: 'by rule 2.',
    },
  ],
  otherwise: { title: 'Anything else', decision: 'Keep closed', reason: 'by rule 3.' },
}

const section = { ...policySchema.parse(input), id: 'policy' }

/** The section, with functions that choose a value and read what is marked and announced. */
async function rendered() {
  const page = await renderInSite(<Policy section={section} />)
  return {
    page,
    choose: (list: number, value: string) => {
      const select = page.querySelectorAll('select')[list]
      if (select) act(() => void fireEvent.change(select, { target: { value } }))
    },
    marked: () => [...page.querySelectorAll('[aria-current]')].map((row) => row.textContent),
    announced: () => page.querySelector('output')?.textContent,
    isRefused: () => page.querySelector('output [data-refused]') !== null,
  }
}

test('marks the first rule that matches what visitors choose, and announces why it decides', async () => {
  const { choose, marked, announced, isRefused } = await rendered()
  expect(marked()).toEqual(['EmployeeFrontOpen'])
  choose(1, 'Laboratory')
  expect(marked()).toEqual(['EmployeeLaboratoryOpen with a second badge'])
  expect(announced()).toBe('Open with a second badgeby rule 2.')
  expect(isRefused()).toBe(false)
  choose(0, 'Guest')
  expect(marked()).toEqual(['Anything elseKeep closed'])
  expect(announced()).toBe('Keep closedby rule 3.')
  expect(isRefused()).toBe(true)
})

test('has lists of the values of the rules, without duplicates, and is accessible', async () => {
  const { page } = await rendered()
  const options = [...page.querySelectorAll('select')].map((select) =>
    [...select.options].map(({ text }) => text),
  )
  expect(options).toEqual([
    ['Employee', 'Guest'],
    ['Front', 'Laboratory'],
  ])
  expect(await violations(page)).toEqual([])
})

test('needs a value for each condition', () => {
  const rules = [{ values: ['Employee'], decision: 'Open', reason: 'by rule 1.' }]
  const { error } = policySchema.safeParse({ ...input, rules })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['rules.0.values', 'write 2 values, one for each condition: these are 1'],
  ])
})
