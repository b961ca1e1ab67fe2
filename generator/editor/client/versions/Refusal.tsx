import { Alert, Text } from '@mantine/core'
import { useState } from 'react'
import type { Refusal } from '../../protocol.ts'
import { orFailure } from '../editor.ts'
import { SENTENCES } from '../sentences.ts'

type RefusalAlertProps = {
  readonly refusal: Refusal | undefined
  /** Default: something is not possible. */
  readonly color?: 'red' | 'yellow'
}

/** Why something is not possible. The output of git is one click away. */
export const RefusalAlert = ({ refusal, color = 'red' }: RefusalAlertProps) =>
  refusal !== undefined && (
    <Alert color={color} variant="light" p="xs">
      {refusal.message}
      {refusal.detail !== '' && (
        <details>
          <summary>{SENTENCES.changes.details}</summary>
          <Text component="pre" size="xs" style={{ whiteSpace: 'pre-wrap' }}>
            {refusal.detail}
          </Text>
        </details>
      )}
    </Alert>
  )

/** A reply that can be a refusal. */
type Answer = { readonly value: unknown } | { readonly refused: Refusal }

/** Sends requests that can be refused, one at a time, and keeps why the last one was. */
export function useAction() {
  const [refusal, setRefusal] = useState<Refusal>()
  const [isRunning, setIsRunning] = useState(false)
  return {
    refusal,
    isRunning,
    /** Resolves to the message of a refusal. Empty if the request was successful. */
    async run(request: Promise<Answer>): Promise<string> {
      setIsRunning(true)
      const reply = await orFailure(request)
      const next =
        'refused' in reply
          ? reply.refused
          : 'value' in reply
            ? undefined
            : { message: reply.message, detail: '' }
      setIsRunning(false)
      setRefusal(next)
      return next?.message ?? ''
    },
  }
}

/** A date and a time, as authors read it. */
export const formatTime = (time: string) =>
  new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
