import type { SectionExample } from '../props.ts'

/** Two buttons with small print. */
export const example: SectionExample<'callToAction'> = {
  kind: 'callToAction',
  tone: 'dark',
  label: 'Careers',
  heading: 'Join Our Team',
  text: 'We hire engineers and analysts who want their work to matter to a mission.',
  image: 'careers',
  actions: [
    { text: 'See Careers', to: '/careers' },
    { text: 'Contact Us', to: '/contact-us' },
  ],
  note: 'Most positions require a clearance.',
}
