import type { SectionExample } from '../props.ts'

/** Two positions. */
export const example: SectionExample<'openings'> = {
  kind: 'openings',
  label: 'Open positions',
  heading: 'Work With Us',
  intro: 'Applications go to our applicant site.',
  positions: [
    {
      title: 'Reverse Engineer',
      text: 'Analyze binaries and firmware, and explain what they do.',
      location: { city: 'Hanover', region: 'MD' },
      clearance: 'TS/SCI with full-scope polygraph',
      discipline: 'Analysis',
      pay: '$140,000 to $190,000 a year',
      posted: '2026-11-02',
      closes: '2098-12-31',
      apply: 'https://careers.example.com/reverse-engineer',
    },
    {
      title: 'Systems Engineer',
      text: 'Keep requirements, models and tests consistent.',
      location: { city: 'Rockville', region: 'MD' },
      clearance: 'TS/SCI',
      discipline: 'Engineering',
      posted: '2026-11-09',
      closes: '2099-01-31',
      apply: 'https://careers.example.com/systems-engineer',
    },
  ],
  none: 'No position is open at the moment. Please come back later.',
}
