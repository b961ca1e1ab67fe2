import { expect, test } from 'vitest'
import { testImage } from '../../parts/testing/testImage.ts'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { example } from './example.ts'
import { AudiencePanels } from './AudiencePanels.tsx'
import { audiencePanelsSchema } from './schema.ts'

const parsed = audiencePanelsSchema.parse(example)
const panels = parsed.panels.map((panel) => ({ ...panel, image: testImage(panel.title) }))
const section = { ...parsed, id: 'customers', panels }

const rendered = () => renderInSite(<AudiencePanels section={section} />)

test('alternates dark and light panels', async () => {
  const panels = [...(await rendered()).querySelectorAll('article')]
  expect(panels.map((panel) => panel.dataset['tone'])).toEqual(['dark', 'tint'])
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
})
