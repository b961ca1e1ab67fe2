import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { CaseStudy } from './CaseStudy.tsx'
import { caseStudySchema } from './schema.ts'

const section = {
  ...caseStudySchema.parse({
    kind: 'caseStudy',
    tone: 'dark',
    heading: 'Back in Hours',
    before: 'Before',
    after: 'After',
    changes: [
      {
        title: 'Time to restore',
        before: { text: '10 days', value: 240 },
        after: { text: '12 hours', value: 12 },
      },
      {
        title: 'Findings closed',
        before: { text: '20%', value: 20 },
        after: { text: '80%', value: 80 },
      },
    ],
    facts: [{ term: 'Team', text: 'Three people' }],
    parts: [{ title: 'The Situation', paragraphs: ['A plant stood still.'] }],
    folded: 'Read the case',
  }),
  id: 'case',
}

const rendered = (change = {}) => renderInSite(<CaseStudy section={{ ...section, ...change }} />)

test('says what was measured, with both figures and when they applied', async () => {
  const page = await rendered()
  const changes = [...page.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(changes).toEqual([
    'Time to restore10 days Before12 hours After',
    'Findings closed20% Before80% After',
  ])
  expect(await violations(page)).toEqual([])
})

test('draws each line between the shares of the larger figure', async () => {
  const lines = [...(await rendered()).querySelectorAll('path:first-child')]
  expect(lines.map((line) => line.getAttribute('d'))).toEqual(['M0 0L1 0.95', 'M0 0.75L1 0'])
})

test('the text is folded only with a text for the line that opens it', async () => {
  expect((await rendered()).querySelector('details h3')?.textContent).toBe('The Situation')
  const open = await rendered({ folded: undefined })
  expect(open.querySelector('details')).toBeNull()
  expect(open.querySelector('h3')?.textContent).toBe('The Situation')
})

test('a single figure without a text has the introduction after it', async () => {
  const intro = 'After nine months.'
  const end = async (change: object) => {
    const { textContent } = await rendered({ intro, ...change })
    return textContent.indexOf(intro) > textContent.indexOf('12 hours')
  }
  expect(await end({ changes: section.changes.slice(0, 1), parts: [] })).toBe(true)
  expect(await end({})).toBe(false)
})
