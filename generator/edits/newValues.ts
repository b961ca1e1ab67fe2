import * as z from 'zod'
import { siteSchema } from '../../src/site/site.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import { formatPath } from '../diagnostics/diagnostic.ts'
import { Code } from '../code/code.ts'
import { insertEntry, parseExpression, type TextEdit } from './textEdit.ts'
import { childSchemaAt } from '../manifest/schemaWalk.ts'
import { valueAt } from '../manifest/modelValues.ts'
import { currentList, uniqueEntry } from './lists.ts'
import { editsForValues, type EditContext, type ValueToAdd } from './valueChanges.ts'
import { variantsOf, type Schema } from './describe/settingSchemas.ts'
import { createSample, declaredNames, sampleCode } from './samples.ts'

/** The edits that add a value with what it needs, or replace a value by another variant. */
export function planNewValue(
  context: EditContext,
  { path, revision, variant, shared }: ValueToAdd,
): readonly TextEdit[] {
  const { site, project } = context
  const schema = childSchemaAt(siteSchema, site, path)
  const chosen = variantsOf(schema ?? z.never()).find(({ name }) => name === variant)
  if (chosen === undefined) {
    throw new UserError(`${formatPath(path)} cannot be added to the manifest.`)
  }
  const owner = path.slice(0, -1)
  const others = Object.values(valueAt(site, owner) ?? {})
  const names = declaredNames(site, project)
  const sample = createSample(chosen.schema, String(path.at(-1)), names, others)
  const code = newEntryCode(chosen.schema, sample, others)
  if (shared === undefined) {
    return editsForValues(context, [{ path, revision, value: new Code(code) }])
  }
  const { node } = currentList(context, { list: owner, revision: shared })
  return node === undefined ? [] : insertEntry(node, code)
}

/** The code of a sample. What identifies it differs from the other entries of its list. */
export const newEntryCode = (schema: Schema, sample: unknown, others: readonly unknown[]): string =>
  uniqueEntry(parseExpression(sampleCode(schema, sample).text), sample, schema, others)
