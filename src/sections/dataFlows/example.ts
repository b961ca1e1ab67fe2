import type * as z from 'zod'
import type { Authored, Names } from '../../model/authored.ts'
import type { dataFlowsSchema } from './schema.ts'

/** The account of a privacy page. */
export const example: Authored<z.input<typeof dataFlowsSchema>, Names> = {
  kind: 'dataFlows',
  tone: 'tint',
  heading: 'Who Is Contacted',
  none: 'Nobody but this website.',
}
