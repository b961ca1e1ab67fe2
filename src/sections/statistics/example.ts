import type { SectionExample } from '../props.ts'

/** A percentage, a count, and a number with a unit. */
export const example: SectionExample<'statistics'> = {
  kind: 'statistics',
  tone: 'dark',
  heading: 'The People Behind the Work',
  statistics: [
    {
      label: 'TS/SCI with full-scope polygraph',
      value: 99,
      isPercent: true,
      detail: 'Personnel who hold a Top Secret clearance.',
    },
    { label: 'Exercises', value: 42, detail: 'Combatant command-level exercises.' },
    { label: 'Average delay', value: 21, unit: 'months' },
  ],
}
