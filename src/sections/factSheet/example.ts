import type { SectionExample } from '../props.ts'

/** A folded list: a value with its source, several values, and a value with a link. */
export const example: SectionExample<'factSheet'> = {
  kind: 'factSheet',
  tone: 'tint',
  label: 'Company data',
  heading: 'Registrations and Codes',
  folded: true,
  facts: [
    {
      term: 'CAGE code',
      values: ['0KEY0'],
      evidence: { source: 'SAM.gov', confirmed: '2026-11-20' },
    },
    { term: 'NAICS codes', values: ['541512 Computer Systems Design', '541330 Engineering'] },
    {
      term: 'Point of contact',
      values: ['contracts@example.com'],
      link: 'mailto:contracts@example.com',
    },
  ],
}
