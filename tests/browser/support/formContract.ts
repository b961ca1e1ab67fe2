import { readFileSync } from 'node:fs'
import path from 'node:path'
import { uniqueField, type FormOnSite } from './forms.ts'
import { decimal } from './manifest.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../../generated/forms')

/** What the form service has received. */
type ReceivedForm = {
  readonly parts: readonly (readonly [name: string, value: string])[]
  readonly files: readonly { readonly part: string }[]
}

/** The lines with the parts that a form sends, from the reviewed file in `generated/`; files are last. */
export function partsInContract(id: string, way: 'With scripts' | 'Without scripts'): string[] {
  const text = readFileSync(path.join(FOLDER, `${id}.parts.txt`), 'utf8')
  const [, section = ''] = text.split(`${way}:\n`)
  const lines = (section.split('\n\n')[0] ?? '').split('\n').filter((line) => line.startsWith('['))
  const isFile = (line: string) => Number(line.endsWith(`,"${FILE}"]`))
  return lines.toSorted((one, other) => isFile(one) - isFile(other))
}

/** The same lines for a received form in which `fillAll` has entered a unique value. */
export function linesOf(
  received: ReceivedForm | undefined,
  form: FormOnSite,
  unique: string,
): string[] {
  const { kind, name } = uniqueField(form)
  const example = kind === 'email' ? '<email>' : `Sentinel of ${name}`
  const texts = (received?.parts ?? []).map(([name, value]) => {
    if (name === 'access_key') return JSON.stringify([name, '<access key>'])
    if (name === 'redirect')
      return JSON.stringify([name, `<origin>${new URL(value, ORIGIN).pathname}`])
    const field = form.fields.find(({ send }) => send === name)
    if (field?.kind === 'number') return JSON.stringify([name, value.replace(NUMBER, '<number>')])
    if (field?.kind === 'date') return JSON.stringify([name, value.replace(DATE, '<date>')])
    return JSON.stringify([name, value.replace(unique, example)])
  })
  return [...texts, ...(received?.files ?? []).map(({ part }) => JSON.stringify([part, FILE]))]
}

/** A file in the contract. */
const FILE = '<file>'

const NUMBER = new RegExp(`^-?\\d+(?:[${decimal}]\\d+)?$`)
const DATE = /^\d{4}-\d{2}-\d{2}$/

/** The redirect is a path for the embedded form service, and a URL for others. */
const ORIGIN = 'http://localhost'
