import { expect, test, vi } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { example } from './example.ts'
import { Steps } from './Steps.tsx'
import { stepsSchema } from './schema.ts'

const section = { ...stepsSchema.parse(example), id: 'how' }

const rendered = () => renderInSite(<Steps section={section} />)

test('renders its steps as an ordered list', async () => {
  const steps = [...(await rendered()).querySelectorAll('ol > li > h3')]
  expect(steps.map((step) => step.textContent)).toEqual(['Choose', 'Map', 'Repeat'])
})

test('may have two equal steps', async () => {
  const error = vi.spyOn(console, 'error')
  const [step] = section.steps
  const steps = step === undefined ? [] : [step, step]
  const page = await renderInSite(<Steps section={{ ...section, steps }} />)
  expect(page.querySelectorAll('h3')).toHaveLength(2)
  expect(error).not.toHaveBeenCalled()
})
