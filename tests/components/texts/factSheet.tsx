import type { RenderExamples } from './renderExamples.ts'

/** Renders a fact with its source. */
export const renderFactSheet: RenderExamples = async () => {
  const { renderInSite } = await import('../../../src/parts/testing/renderInSite.tsx')
  const { FactSheet } = await import('../../../src/sections/factSheet/FactSheet.tsx')
  const fact = {
    term: 'Term',
    values: ['Value'],
    evidence: { source: 'System', confirmed: { value: '2026-11-20', text: 'Date' } },
  }
  const section = {
    kind: 'factSheet',
    id: 'facts',
    heading: '«heading»',
    tone: 'plain',
    facts: [fact],
  } as const
  return [{ element: await renderInSite(<FactSheet section={section} />), data: fact }]
}
