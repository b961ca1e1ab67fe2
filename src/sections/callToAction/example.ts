import type * as z from 'zod'
import type { Authored, Names } from '../../model/rendered.ts'
import type { callToActionSchema } from './schema.ts'

/** Two buttons with small print. */
export const example: Authored<z.input<typeof callToActionSchema>, Names> = {
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
