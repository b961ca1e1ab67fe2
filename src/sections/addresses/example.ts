import type { SectionExample } from '../props.ts'

/** The headquarters with its opening hours. */
export const example: SectionExample<'addresses'> = {
  kind: 'addresses',
  tone: 'tint',
  label: 'Our offices',
  heading: 'Where to Find Us',
  addresses: [{ place: 'headquarters', hours: 'headquarters' }],
}
