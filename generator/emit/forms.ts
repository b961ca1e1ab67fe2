import type { Plan } from '../plan.ts'
import type { ModuleWriter } from './module.ts'
import { exportedConst } from './statements.ts'
import { importsOf, print } from './value.ts'

/** The forms, each with what the browser needs of it. Pages without a form load nothing of this. */
export function emitForms({ forms }: Plan, write: ModuleWriter): string {
  return write('forms.gen.ts', {
    imports: forms.flatMap(({ form }) => importsOf(form)),
    types: forms.length === 0 ? [] : [{ module: '../src/forms/definition.ts', name: 'SiteForm' }],
    statements: forms.map(({ id, form }) =>
      exportedConst(`${id}Form`, `${print(form)} satisfies SiteForm`),
    ),
  })
}
