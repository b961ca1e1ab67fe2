import * as z from 'zod'
import { UserError } from '../diagnostics/commandRun.ts'
import { formatPath, type ModelPath } from '../diagnostics/diagnostic.ts'
import { toCode } from '../code/code.ts'
import { isLiteralCode } from '../code/literals.ts'
import { editsForNewValue, type EditContext } from './addValue.ts'
import { requireRevision, revisionAt, revisionSchema, targetShape } from './revision.ts'
import { removeEntry, replaceNode, type TextEdit } from './textEdit.ts'
import { editsForText } from './textChanges.ts'

/** Sets, adds or removes values. Several change together if a rule compares them, e.g. the start and the end of an event. */
export const valuesChangeSchema = z.strictObject({
  kind: z.literal('values'),
  values: z
    .array(
      z.strictObject({
        ...targetShape,
        /** The new value. In a text, the values that it inserts are `${code}`. Default: the value is removed. */
        value: z.json().optional(),
      }),
    )
    .max(20),
})

/** Adds a value with what it needs, or replaces a value by another variant. Its texts are samples. */
export const valueToAddSchema = z.strictObject({
  kind: z.literal('newValue'),
  ...targetShape,
  /** The name of the variant. Empty if there is only one. */
  variant: z.string().max(200),
  /** The revision of the shared list to whose end the entry is added. Default: it is added at the path. */
  shared: revisionSchema.optional(),
})

/** A value that is added with what it needs. */
export type ValueToAdd = z.output<typeof valueToAddSchema>

/** A new value, which can be code. */
type NewValue = {
  readonly path: ModelPath
  readonly revision?: string | undefined
  readonly value?: unknown
}

/** The edits of values that change together. */
export const editsForValues = (context: EditContext, values: readonly NewValue[]) =>
  values.flatMap((value) => editsForValue(context, value))

/** Replaces exactly the literal of a value, adds its property, or removes it. */
function editsForValue(
  context: EditContext,
  { path, revision, value }: NewValue,
): readonly TextEdit[] {
  const { source } = context
  requireRevision(revision, revisionAt(source, path))
  const current = source.value(path)
  const name = formatPath(path)
  if (value === undefined) {
    if (current?.entry !== undefined) return [removeEntry(current.entry)]
    throw new UserError(
      `${name} is not written in an object of its own. Remove it in the manifest.`,
    )
  }
  const text = typeof value === 'string' ? editsForText(context, path, value) : undefined
  if (text !== undefined) return text
  if (current === undefined) return editsForNewValue(context, path, value)
  if (current.entry !== undefined && isLiteralCode(current.written)) {
    return [replaceNode(current.written, toCode(value).text)]
  }
  throw new UserError(
    `${name} is computed: ${current.written.getText()}. Change it in the manifest.`,
  )
}
