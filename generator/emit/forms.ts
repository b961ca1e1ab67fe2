import type { Plan } from '../plan.ts'
import type { ModuleWriter } from './module.ts'
import { exportedConst } from './statements.ts'
import { print } from './value.ts'

/** The forms' definitions, each an export of its own, so that a page brings its own form alone. */
export function emitForms({ forms }: Plan, write: ModuleWriter): string {
  return write('forms.gen.ts', {
    imports: [],
    types: [
      { module: '../src/model/form.ts', name: 'FormDefinition' },
      { module: '../src/model/rendered.ts', name: 'Rendered' },
    ],
    statements: forms.map(({ id, definition }) =>
      exportedConst(`${id}Form`, `${print(definition)} satisfies Rendered<FormDefinition>`),
    ),
  })
}
