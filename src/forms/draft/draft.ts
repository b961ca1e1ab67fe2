import { DRAFT_KEY } from '../../model/deviceStorage.ts'
import type { Answers } from '../answers.ts'
import type { SiteForm } from '../definition.ts'

/** What a visitor has entered and not yet sent, for the life of the browser's tab. */
export type Draft = {
  readonly answers: Answers
  /** Whether it was sent and may have arrived. */
  readonly uncertain: boolean
}

/** The draft of a form, if there is one that fits its present definition. */
export function readDraft(form: SiteForm): Draft | undefined {
  const held = parsed(inStorage((storage) => storage.getItem(keyOf(form))))
  if (property(held, 'revision') !== form.revision) return undefined
  const answers = answersIn(form, property(held, 'answers'))
  if (sameAnswers(answers, form.defaultValues)) return undefined
  return { answers, uncertain: property(held, 'uncertain') === true }
}

/** Keeps a draft, or forgets it where nothing is entered. Where storage is blocked nothing is kept. */
export function writeDraft(form: SiteForm, { answers, uncertain }: Draft): void {
  if (sameAnswers(answers, form.defaultValues)) return removeDraft(form)
  const text = JSON.stringify({ revision: form.revision, answers, uncertain })
  return inStorage((storage) => storage.setItem(keyOf(form), text))
}

/** Forgets the draft of a form. */
export function removeDraft(form: SiteForm): void {
  inStorage((storage) => storage.removeItem(keyOf(form)))
}

/** Whether two forms hold the same. */
export const sameAnswers = (one: Answers, other: Answers) =>
  JSON.stringify(one) === JSON.stringify(other)

const keyOf = ({ id }: SiteForm) => DRAFT_KEY + id

/** Each field's answer where the held one is of its shape, and what it is at first elsewhere. */
function answersIn(form: SiteForm, held: unknown): Answers {
  return Object.fromEntries(
    Object.entries(form.defaultValues).map(([name, atFirst]) => {
      const value = property(held, name)
      if (typeof atFirst === 'string') return [name, typeof value === 'string' ? value : atFirst]
      const isList = Array.isArray(value) && value.every((item) => typeof item === 'string')
      return [name, isList ? value : atFirst]
    }),
  )
}

/** Storage throws where a browser blocks it, even at the mention of it. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
