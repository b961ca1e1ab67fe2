import type * as z from 'zod'
import type { Authored, Names } from '../../model/rendered.ts'
import type { deviceStorageSchema } from './schema.ts'

/** The stored data of a privacy page. */
export const example: Authored<z.input<typeof deviceStorageSchema>, Names> = {
  kind: 'deviceStorage',
  heading: 'What the Site Stores on Your Device',
  intro: 'The site stores this in your browser and does not send any of it to us.',
}
