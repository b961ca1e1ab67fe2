import type { SectionExample } from '../props.ts'

/** The stored data of a privacy page. */
export const example: SectionExample<'deviceStorage'> = {
  kind: 'deviceStorage',
  heading: 'What the Site Stores on Your Device',
  intro: 'The site stores this in your browser and does not send any of it to us.',
}
