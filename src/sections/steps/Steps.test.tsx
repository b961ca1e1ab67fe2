import { expect, test, vi } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { Steps } from './Steps.tsx'
import { stepsSchema } from './schema.ts'

const section = {
  ...stepsSchema.parse({
    kind: 'steps',
    tone: 'dark',
    label: 'How we work',
    heading: 'One Surface at a Time',
    steps: [
      {
        label: 'First',
        title: 'Choose',
        text: 'Valuable enough to matter, small enough to finish within months.',
      },
      { title: 'Map', text: 'Who uses it, from where, over what.' },
      { title: 'Repeat', text: 'The next surface reuses identity, policy and telemetry.' },
    ],
  }),
  id: 'how',
}

test('shows the label of a step in its heading', async () => {
  const page = await renderInSite(<Steps section={section} />)
  const [first, second] = page.querySelectorAll('h3')
  expect(first?.textContent).toBe('First Choose')
  expect(second?.textContent).toBe('Map')
})

test('may have two equal steps', async () => {
  const error = vi.spyOn(console, 'error')
  const [step] = section.steps
  const steps = step === undefined ? [] : [step, step]
  const page = await renderInSite(<Steps section={{ ...section, steps }} />)
  expect(page.querySelectorAll('ol > li > h3')).toHaveLength(2)
  expect(error).not.toHaveBeenCalled()
})
