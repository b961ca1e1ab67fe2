import type { SectionExample } from '../props.ts'

/** The headquarters. */
export const example: SectionExample<'mapAddress'> = {
  kind: 'mapAddress',
  tone: 'tint',
  heading: 'Visit or Call',
  intro: 'Please call to arrange a visit.',
  place: 'headquarters',
  note: 'Visitors park **behind** the building.',
}
