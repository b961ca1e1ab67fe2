import type { SectionExample } from '../props.ts'

/** Two persons, one with a portrait. */
export const example: SectionExample<'testimonials'> = {
  kind: 'testimonials',
  tone: 'tint',
  label: 'What customers say',
  heading: 'Worth Repeating',
  testimonials: [
    {
      quote: 'They found in two weeks what we had suspected for two years.',
      name: 'Ruth Alvarez',
      role: 'Head of Operations, Bay Logistics',
      image: 'portraitOperations',
      consent: '2026-03-01',
    },
    {
      quote: 'Every report was short, and every number in it had a source.',
      name: 'Samuel Whitfield',
      role: 'Program Manager',
      consent: '2026-03-15',
    },
  ],
}
