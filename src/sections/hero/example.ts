import type * as z from 'zod'
import type { Authored, Names } from '../../model/rendered.ts'
import type { heroSchema } from './schema.ts'

/** The hero of a home page. */
export const example: Authored<z.input<typeof heroSchema>, Names> = {
  label: 'Security services',
  title: 'Leading the Way in Cybersecurity',
  headline: 'Cleared engineers for systems that have to work and have to be defended.',
  images: ['homeOrbit', 'homeSeaboard'],
  actions: [
    { text: 'Explore Our Services', to: '/services' },
    { text: 'Contact Us', to: '/contact-us' },
  ],
  size: 'full',
}
