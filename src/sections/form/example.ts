import type { SectionExample } from '../props.ts'

/** The contact form. */
export const example: SectionExample<'form'> = {
  kind: 'form',
  id: 'form',
  heading: 'Send a Message',
  intro: 'Tell us how to reach you.',
  points: ['**Within two days**, a person answers who knows the subject.'],
  form: 'contact',
}
