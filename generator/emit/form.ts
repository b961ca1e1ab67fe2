import type { PlannedForm } from './plan.ts'
import { slot, type ModuleWriter } from './module.ts'
import { exportedConst } from './statements.ts'

/** A form's module: what the browser needs of it. A page loads the forms that it shows and no others. */
export function emitForm({ id, form }: PlannedForm, write: ModuleWriter): string {
  return write(`${id}.gen.ts`, {
    imports: [],
    types: [{ module: '../../src/forms/definition.ts', name: 'SiteForm' }],
    statements: [exportedConst(`${id}Form`, `${slot(0)} satisfies SiteForm`)],
    data: [form],
  })
}
