import { useRef, useState } from 'react'
import type { Change, ChangeReply, EditableText, TextPart } from './protocol.ts'
import { errorText, replyText } from './replyText.ts'

/** Two versions of a text: the manifest has changed since the author saw it. */
export type TextConflict = {
  readonly mine: readonly TextPart[]
  /** The text that the manifest has now. */
  readonly current: string
}

/** A change of a text that is sent, and why it was not saved. */
export type TextChange = {
  /** Empty if there is none. */
  readonly problem: string
  readonly conflict: TextConflict | undefined
  /** Saves new parts instead of `before`, by default the text that the author saw. Ignored while another one is sent. */
  save(parts: readonly TextPart[], before?: string): Promise<SaveResult>
  /** Forgets the problem and the conflict. */
  clear(): void
}

/** `open`: it was not saved, so the author can correct it. `pending`: it was ignored. */
export type SaveResult = 'saved' | 'open' | 'pending'

/** Sends a changed text, and keeps why it was not saved. */
export function useTextChange(
  { path, value }: Pick<EditableText, 'path' | 'value'>,
  change: (change: Change) => Promise<ChangeReply>,
): TextChange {
  const [problem, setProblem] = useState('')
  const [conflict, setConflict] = useState<TextConflict>()
  const isSaving = useRef(false)
  const show = (reply: ChangeReply, mine: readonly TextPart[]) => {
    const current = reply.result === 'conflict' ? reply.current : undefined
    setConflict(current === undefined ? undefined : { mine, current })
    setProblem(current === undefined ? replyText(reply, '') : '')
  }
  return {
    problem,
    conflict,
    async save(parts, before = value) {
      if (isSaving.current) return 'pending'
      isSaving.current = true
      try {
        const reply = await change({ kind: 'text', path, before, parts: [...parts] })
        show(reply, parts)
        return reply.result === 'saved' ? 'saved' : 'open'
      } catch (error) {
        setProblem(errorText(error))
        return 'open'
      } finally {
        isSaving.current = false
      }
    },
    clear() {
      setProblem('')
      setConflict(undefined)
    },
  }
}
