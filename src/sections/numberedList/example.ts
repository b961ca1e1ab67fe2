import type * as z from 'zod'
import type { Authored, Names } from '../../model/rendered.ts'
import type { numberedListSchema } from './schema.ts'

/** Three topics. */
export const example: Authored<z.input<typeof numberedListSchema>, Names> = {
  kind: 'numberedList',
  tone: 'tint',
  label: 'Zero Trust in order',
  heading: 'Topics of a Zero Trust Program',
  items: [
    { title: 'Protect surface', text: 'Name the data that the mission cannot do without.' },
    { title: 'Identity', text: 'One authoritative identity for every person and machine.' },
    { title: 'Devices', text: 'A complete inventory, with health measured at every request.' },
  ],
}
