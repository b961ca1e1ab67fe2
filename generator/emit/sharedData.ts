import { slot, type ModuleWriter } from './module.ts'
import type { PlannedItem } from './plan.ts'
import { exportedConst } from './statements.ts'

/** Emits the module of a place, which the footer, forms and pages import. */
export const emitPlace = ({ id, data }: PlannedItem, write: ModuleWriter): string =>
  emitData('places', `${id}Place`, 'place', { id, data }, write)

/** Emits the module of an event, which pages import. */
export const emitEvent = ({ id, data }: PlannedItem, write: ModuleWriter): string =>
  emitData('events', `${id}Event`, 'event', { id, data }, write)

function emitData(
  folder: string,
  constant: string,
  reference: 'place' | 'event',
  { id, data }: PlannedItem,
  write: ModuleWriter,
): string {
  return write(`${folder}/${id}.gen.ts`, {
    imports: [],
    types: [{ module: 'src/model/rendered.ts', name: 'RenderedReference' }],
    statements: [exportedConst(constant, `${slot(0)} satisfies RenderedReference<'${reference}'>`)],
    data: [data],
  })
}
