import type { SectionExample } from '../props.ts'

/** Two logos in one color, one of them with a link. */
export const example: SectionExample<'logos'> = {
  kind: 'logos',
  tone: 'tint',
  label: 'Partners',
  heading: 'Who We Work With',
  logos: [{ image: 'partner', link: 'https://example.com' }, { image: 'certificate' }],
}
