import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ChangedPage, Refusal } from '../../protocol.ts'
import { Details } from '../Details.tsx'
import { orFailure, useEditor } from '../editor.ts'
import { SENTENCES } from '../sentences.ts'

const { allPages } = SENTENCES.changes
const { versions: sentences } = SENTENCES

/** A reply that can be a refusal. */
type Answer = { readonly value: unknown } | { readonly refused: Refusal }

/** A request that can be refused. */
type Step = () => Promise<Answer>

/** Sends requests about versions, and keeps the message of the next version and why the last request was refused. */
export function useVersionActions(pages: readonly ChangedPage[]) {
  const { send, reload, show } = useEditor()
  const [state, setState] = useState<Omit<RefusalAlertProps, 'color'>>()
  const [isRunning, setIsRunning] = useState(false)
  /** What the author has typed. Undefined: the suggestion. */
  const [typed, setTyped] = useState<string>()
  const message = typed ?? sentences.suggestion(pages.map(({ page = allPages }) => page))
  /** Sends requests one after the other until one is refused. The status line says `message` if none was. */
  const run = async (steps: readonly Step[], success: string): Promise<void> => {
    setIsRunning(true)
    const refusal = await firstRefusal(steps)
    await reload()
    setIsRunning(false)
    setState(refusal && { refusal, retry: () => void run(steps, success) })
    if (refusal !== undefined) return
    setTyped(undefined)
    // The button may be gone.
    show({ message: success, focus: ['[role=tabpanel]'] })
  }
  return {
    run,
    isRunning,
    /** Saves a version with the message of the field. */
    save: () => send('saveVersion', message.trim() || sentences.noMessage),
    field: (
      <TextInput
        label={sentences.message}
        description={sentences.hint}
        maxLength={200}
        value={message}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    ),
    /** Why the last request was refused, and what the author can do. */
    problem: state && <RefusalAlert {...state} />,
  }
}

/** Sends requests until one is refused. */
async function firstRefusal([step, ...rest]: readonly Step[]): Promise<Refusal | undefined> {
  if (step === undefined) return undefined
  const reply = await orFailure(step())
  if ('refused' in reply) return reply.refused
  if ('value' in reply) return firstRefusal(rest)
  return { message: reply.message, detail: '', isAuthorUnknown: false }
}

type RefusalAlertProps = {
  readonly refusal: Refusal | undefined
  /** Default: something is not possible. */
  readonly color?: 'red' | 'yellow'
  /** Tries again. Default: the author cannot do it here. */
  readonly retry?: (() => void) | undefined
}

/** Why something is not possible. The output of git is one click away. */
export const RefusalAlert = ({ refusal, color = 'red', retry }: RefusalAlertProps) =>
  refusal !== undefined && (
    <Alert color={color} variant="light" p="xs">
      {refusal.message}
      {refusal.isAuthorUnknown && retry !== undefined ? (
        <AuthorForm onSaved={retry} />
      ) : (
        refusal.detail !== '' && (
          <Details>
            <Text component="pre" size="xs" style={{ whiteSpace: 'pre-wrap' }}>
              {refusal.detail}
            </Text>
          </Details>
        )
      )}
    </Alert>
  )

/** The name and the email address of the author, which git needs for a version. */
function AuthorForm({ onSaved }: { readonly onSaved: () => void }) {
  const { send } = useEditor()
  const [problem, setProblem] = useState('')
  const save = async (fields: FormData) => {
    const [name, email] = [String(fields.get('name')), String(fields.get('email'))]
    const refusal = await firstRefusal([() => send('saveAuthor', { name, email })])
    setProblem(refusal?.message ?? '')
    if (refusal === undefined) onSaved()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
    >
      <Stack gap="xs" mt="xs" align="start">
        <TextInput name="name" label={sentences.name} autoComplete="name" required />
        <TextInput
          name="email"
          type="email"
          label={sentences.email}
          autoComplete="email"
          required
          error={problem}
        />
        <Button type="submit">{sentences.saveAuthor}</Button>
      </Stack>
    </form>
  )
}

/** A date and a time, as authors read it. */
export const formatTime = (time: string | number) =>
  new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
