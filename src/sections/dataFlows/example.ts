import type * as z from 'zod'
import type { Authored, Names } from '../../model/rendered.ts'
import type { dataFlowsSchema } from './schema.ts'

/** The list of third parties of a privacy page. */
export const example: Authored<z.input<typeof dataFlowsSchema>, Names> = {
  kind: 'dataFlows',
  tone: 'tint',
  heading: 'Services Your Browser Contacts',
  none: 'Your browser contacts only this website.',
}
