import { expect, test } from 'vitest'
import { testImage } from '../../parts/testing/testImage.ts'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { AudiencePanels } from './AudiencePanels.tsx'
import { audiencePanelsSchema } from './schema.ts'

const parsed = audiencePanelsSchema.parse({
  kind: 'audiencePanels',
  tone: 'tint',
  label: 'Customers',
  heading: 'Who We Serve',
  panels: [
    {
      title: 'Commercial',
      text: 'Companies that hold data worth stealing or run equipment that must not stop.',
      image: 'commercial',
      sectors: [
        { icon: 'cpu', title: 'Technology' },
        { icon: 'building-bank', title: 'Finance' },
        { icon: 'heartbeat', title: 'Healthcare' },
      ],
      link: { text: 'Commercial Customers', to: '/customers/commercial' },
    },
    {
      title: 'Government',
      text: 'Agencies whose missions depend on information that is right and protected.',
      image: 'government',
      sectors: [
        { icon: 'shield', title: 'DoD' },
        { icon: 'eye', title: 'Intelligence Community' },
      ],
      link: { text: 'Government Customers', to: '/customers/government' },
    },
  ],
})
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
