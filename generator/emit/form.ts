import { fieldConstant } from './formConfig.ts'
import { slot, type ModuleWriter } from './module.ts'
import type { PlannedForm } from './plan.ts'
import { exportedConst, localConst } from './statements.ts'
import { Code } from './value.ts'

/** Emits the module of a form: its fields and its configuration. */
export function emitForm({ id, fields, form }: PlannedForm, write: ModuleWriter): string {
  const constants = fields.map(({ name }) => fieldConstant(name))
  return write(`forms/${id}.gen.ts`, {
    imports: [],
    types: [{ module: 'src/forms/definition.ts', name: 'SiteForm' }],
    statements: [
      ...constants.map((constant, index) => localConst(constant, `${slot(index + 1)} as const`)),
      exportedConst(`${id}Form`, `${slot(0)} satisfies SiteForm`),
    ],
    data: [
      { id, fields: new Code(`[${constants.join(', ')}]`), ...form },
      ...fields.map(({ field }) => field),
    ],
  })
}
