import type { ChangeReply, Problem } from '../protocol.ts'
import { replyText } from '../replyText.ts'
import type { ValuePath } from '../valuePath.ts'

/** The problems of a reply that is not `saved`: for each field by its index, and those of no field. */
export type FieldProblems = {
  readonly fields: ReadonlyMap<number, string>
  readonly others: string
}

/** Assigns the problems of a reply to the fields whose values cause them. */
export function problemsByField(reply: ChangeReply, paths: readonly ValuePath[]): FieldProblems {
  if (reply.result !== 'rejected') return { fields: new Map(), others: replyText(reply, '') }
  const fields = new Map<number, string>()
  const others: string[] = []
  for (const problem of reply.problems) {
    const index = paths.findIndex((path) => isWithin(problem.path, path))
    const message = problemText(problem)
    if (index === -1) others.push(message)
    else fields.set(index, [fields.get(index), message].filter(Boolean).join(' '))
  }
  return { fields, others: others.join(' ') }
}

const problemText = ({ message, hint }: Problem) => [message, hint].filter(Boolean).join(' ')

const isWithin = (path: ValuePath | undefined, parent: ValuePath) =>
  path !== undefined && parent.every((key, index) => path[index] === key)
