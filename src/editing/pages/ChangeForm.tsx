import { useEffect, useRef, useState, type ReactNode } from 'react'
import { errorText, replyText } from '../replyText.ts'
import { Consequences } from './Consequences.tsx'
import type { PageChange, PagePreview } from './pageRequests.ts'
import type { PagesRequests } from './pagesRequests.ts'
import classes from './PagesPanel.module.css'

/** What each form of the panel gets. */
export type ChangeFormProps = {
  readonly requests: PagesRequests
  /** Writes the change of the preview with this id. Resolves to why it was not written. */
  readonly onWrite: (change: PageChange, id: string) => Promise<string>
  readonly onCancel: () => void
}

type Props = ChangeFormProps & {
  readonly title: string
  /** The change with the current values of the fields. */
  readonly change: PageChange
  /** The fields, with the problem of the path field. */
  readonly children: (problem: string | undefined) => ReactNode
}

/** A form for a change: first it shows the consequences, then it writes them. */
export function ChangeForm({ requests, onWrite, onCancel, title, change, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState<{ change: string; preview: PagePreview }>()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, button:enabled')?.focus()
  }, [])
  // A preview of other values is not shown.
  const preview = shown?.change === JSON.stringify(change) ? shown.preview : undefined
  const run = async (action: () => Promise<void>) => {
    setIsBusy(true)
    setProblem('')
    try {
      await action()
    } catch (error) {
      setProblem(errorText(error))
    }
    setIsBusy(false)
  }
  const show = () =>
    run(async () => {
      const reply = await requests.preview(change)
      setShown({ change: JSON.stringify(change), preview: reply })
      if (reply.result === 'rejected' && reply.field !== undefined) {
        form.current?.querySelector('input')?.focus()
      }
    })
  const write = (id: string) =>
    run(async () => {
      const rejection = await onWrite(change, id)
      if (rejection !== '') setShown(undefined)
      setProblem(rejection)
    })
  const isRejected = preview?.result === 'rejected'
  const rejection = isRejected ? replyText({ ...preview }, '') : ''
  const isAtField = isRejected && preview.field !== undefined
  return (
    <form
      ref={form}
      className={classes.form}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void show()
      }}
    >
      <h3 className={classes.title}>{title}</h3>
      {children(isAtField ? rejection : undefined)}
      {preview?.result !== 'possible' && (
        <div className={classes.actions}>
          <button type="submit" data-primary="">
            Show the consequences
          </button>
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        </div>
      )}
      <p role="alert" className={classes.problem}>
        {problem || (isAtField ? '' : rejection)}
      </p>
      {preview?.result === 'possible' && (
        <Consequences
          preview={preview}
          onWrite={() => void write(preview.id)}
          onCancel={onCancel}
        />
      )}
    </form>
  )
}
