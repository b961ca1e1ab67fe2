import type { Plan } from '../plan.ts'
import { slot, type ModuleWriter } from './module.ts'
import { exportedConst } from './statements.ts'

/** The forms, each with what the browser needs of it. Pages without a form load nothing of this. */
export function emitForms({ forms }: Plan, write: ModuleWriter): string {
  return write('forms.gen.ts', {
    imports: [],
    types: forms.length === 0 ? [] : [{ module: '../src/forms/definition.ts', name: 'SiteForm' }],
    statements: forms.map(({ id }, index) =>
      exportedConst(`${id}Form`, `${slot(index)} satisfies SiteForm`),
    ),
    data: forms.map(({ form }) => form),
  })
}
