import type { SectionExample } from '../props.ts'

/** The hours of a place, with a note. */
export const example: SectionExample<'openingHours'> = {
  kind: 'openingHours',
  tone: 'tint',
  label: 'Opening hours',
  heading: 'When You Can Visit Us',
  hours: 'headquarters',
  note: 'We are closed on public holidays.',
}
