import type { RenderExamples } from './renderExamples.ts'

/** Renders open positions, also with filters that leave none. */
export const renderOpenings: RenderExamples = async () => {
  const { fireEvent, getByRole } = await import('@testing-library/react')
  const { renderInSite } = await import('../../../src/parts/testing/renderInSite.tsx')
  const { Openings } = await import('../../../src/sections/openings/Openings.tsx')
  const position = {
    text: 'Text',
    location: { city: 'City', region: 'MD' },
    pay: 'Much',
    posted: { value: '2026-11-02', text: 'Date' },
    closes: { value: '2098-12-31', text: 'Later date', endsAt: '2099-01-01T05:00:00.000Z' },
    apply: 'https://www.example.com/',
  } as const
  const positions = [
    { ...position, title: 'Title 1', clearance: 'Clearance 1', discipline: 'Discipline 1' },
    { ...position, title: 'Title 2', clearance: 'Clearance 2', discipline: 'Discipline 2' },
  ]
  const section = {
    kind: 'openings',
    id: 'openings',
    heading: '«heading»',
    tone: 'plain',
    positions,
    none: 'None',
  } as const
  const data = [...positions, 'City, MD']
  const filtered = await renderInSite(<Openings section={section} />)
  for (const name of ['Clearance 1', 'Discipline 2']) {
    fireEvent.click(getByRole(filtered, 'radio', { name }))
  }
  return [
    { element: await renderInSite(<Openings section={section} />), data },
    { element: filtered, data },
  ]
}
