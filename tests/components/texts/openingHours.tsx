import type { RenderExamples } from './renderExamples.ts'

/** Renders opening hours with a closed day. */
export const renderOpeningHours: RenderExamples = async () => {
  const { renderInSite } = await import('../../../src/parts/testing/renderInSite.tsx')
  const { OpeningHours } = await import('../../../src/sections/openingHours/OpeningHours.tsx')
  const hours = [{ day: 'Day', times: [] }]
  const section = {
    kind: 'openingHours',
    id: 'hours',
    heading: '«heading»',
    tone: 'plain',
    hours,
  } as const
  return [{ element: await renderInSite(<OpeningHours section={section} />), data: hours }]
}
