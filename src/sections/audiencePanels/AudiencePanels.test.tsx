import { expect, test } from 'vitest'
import { testImage } from '../../parts/testing/testImage.ts'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { example } from './example.ts'
import { AudiencePanels } from './AudiencePanels.tsx'
import { audiencePanelsSchema } from './schema.ts'

const parsed = audiencePanelsSchema.parse(example)
const panels = parsed.panels.map((panel) => ({ ...panel, image: testImage(panel.title) }))
const section = { ...parsed, id: 'customers', panels }

const rendered = (tone = section.tone) =>
  renderInSite(<AudiencePanels section={{ ...section, tone }} />)

test.each([
  ['plain', 'tint'],
  ['tint', 'plain'],
  ['dark', 'tint'],
] as const)('alternates dark and light panels in a %s section', async (tone, light) => {
  const panels = [...(await rendered(tone)).querySelectorAll('article')]
  expect(panels.map((panel) => panel.dataset['tone'])).toEqual(['dark', light])
})
