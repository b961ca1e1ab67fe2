import type { FormServiceSettings } from '../../hosting/formServiceSettings.ts'
import { checkFiles } from './checkFiles.ts'
import { valueOf } from './part.ts'
import type { ParsedForm } from './readParts.ts'
import { refused, type Result } from './result.ts'

/**
 * Checks a form like the hosted service: the access key is correct, the honeypot field `botcheck` is
 * empty or a false value, and at least one field contains text or a file. Required fields are not
 * checked here. Files are those that a form of the site sends.
 */
export function checkForm(
  { parts, files }: Pick<ParsedForm, 'parts' | 'files'>,
  accessKey: string,
  settings: Settings,
): Result {
  const { texts } = settings
  const key = valueOf(parts, 'access_key') ?? ''
  if (key === '') return refused(400, texts.noAccessKey)
  if (key !== accessKey) return refused(400, texts.wrongAccessKey)
  if (
    parts.some(
      ([name, value]) => name === 'botcheck' && !FALSE_VALUES.has(value.trim().toLowerCase()),
    )
  ) {
    return refused(400, texts.honeypot)
  }
  const hasText = parts.some(([name, value]) => !SERVICE_PARTS.has(name) && value.trim() !== '')
  if (!hasText && files.length === 0) return refused(400, texts.empty)
  return checkFiles(files, settings)
}

type Settings = Pick<FormServiceSettings, 'files' | 'texts'>

/** Parts that the visitor does not fill in. */
const SERVICE_PARTS = new Set([
  'access_key',
  'botcheck',
  'from_name',
  'redirect',
  'replyto',
  'subject',
  'Subject',
])

/** Values of an unchecked `botcheck`. */
const FALSE_VALUES = new Set(['', '0', 'false', 'no', 'off'])
