import type * as z from 'zod'
import type { Authored, Names } from '../../model/rendered.ts'
import type { buttonLinksSchema } from './schema.ts'

/** Two links within the site and one to another site. */
export const example: Authored<z.input<typeof buttonLinksSchema>, Names> = {
  kind: 'buttonLinks',
  heading: 'Where to Next',
  links: [
    { text: 'Our Capabilities', to: '/services/capabilities' },
    { text: 'Write to Us', to: '/contact-us#form' },
    { text: 'Open Positions', to: 'https://careers.example.com/', target: '_blank' },
  ],
}
