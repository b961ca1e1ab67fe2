import { isSampleCall } from '../../../manifest/edit/editedFiles.ts'
import { locationOf } from '../../../manifest/locate.ts'
import { isLiteralCode, literalValue, type SourceValue } from './settingSource.ts'

/**
 * What the source says about a setting.
 *
 * @param value The value in the validated site.
 * @param isOptional Whether the setting may be missing.
 */
export function writtenSetting(source: SourceValue, value: unknown, isOptional: boolean) {
  const { written, resolved, entry } = source
  const code = written.getText()
  const isReference = written !== resolved && !isSampleCall(written)
  return {
    code,
    location: formatLocation(source),
    ...(isReference && !isJsonScalar(value) && { reference: code }),
    isComputed: isComputed(source, value),
    isRemovable: isOptional && entry !== undefined,
  }
}

/** Whether a value is a string, a number or a boolean. */
export const isJsonScalar = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** Fields show values as they are, so a literal with another value than the site is computed, too. */
function isComputed({ written, entry }: SourceValue, value: unknown): boolean {
  return isJsonScalar(value)
    ? entry === undefined || literalValue(written) !== value
    : !isLiteralCode(written)
}

function formatLocation({ written }: SourceValue): string {
  const { file, line, column } = locationOf(written)
  return `${file}:${line}:${column}`
}
