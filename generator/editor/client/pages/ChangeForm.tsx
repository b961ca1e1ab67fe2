import { useEffect, useRef, useState, type ReactNode } from 'react'
import { errorText, replyText, type PagesRequests } from '../requests.ts'
import type { PageChange, PagePreview, FilePreview } from '../../pageProtocol.ts'
import classes from './PagesPanel.module.css'
import { clearStatus, keepStatus } from '../useEditing.ts'
import type { EditReply } from '../../protocol.ts'
import { clearNextPage, openNextPage, storeNextPage, pathAfter } from './nextPage.ts'

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

type ConsequencesProps = {
  readonly preview: Extract<PagePreview, { result: 'possible' }>
  readonly onWrite: () => void
  readonly onCancel: () => void
}

/** What a change does and which files it writes. Nothing is written before the author confirms. */
function Consequences({ preview, onWrite, onCancel }: ConsequencesProps) {
  const { consequences, files, generated } = preview
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section className={classes.consequences} aria-label="Consequences">
      <h4 ref={heading} tabIndex={-1}>
        Nothing is written yet. This is what will happen:
      </h4>
      <ul>
        {consequences.map(({ text, items }) => (
          <li key={text}>
            {text}
            {items.length > 0 && (
              <ul>
                {items.map((item, index) => (
                  <li key={index}>{item}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <h4>Files</h4>
      <Files files={files} />
      {generated.length > 0 && (
        <details>
          <summary>Generated files ({generated.length})</summary>
          <Files files={generated} />
        </details>
      )}
      <div className={classes.actions}>
        <button type="button" data-primary="" onClick={onWrite}>
          Write
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </section>
  )
}

const Files = ({ files }: { readonly files: readonly FilePreview[] }) => (
  <ul className={classes.files}>
    {files.map(({ name, state, addedLines, removedLines }) => (
      <li key={name}>
        <span>
          {name}
          {state !== 'changed' && ` (${state})`}
        </span>
        <span className={classes.counts}>
          <span data-added="">+{addedLines}</span> <span data-removed="">−{removedLines}</span>{' '}
          lines
        </span>
      </li>
    ))}
  </ul>
)

/** A change whose consequences the author has seen. */
type ConfirmedChange = {
  readonly change: PageChange
  /** The id of its preview. */
  readonly id: string
  /** The paths of the pages that the author saw. */
  readonly paths: readonly string[]
}

/**
 * Writes a change, and opens another page if necessary. A page that is removed is left first, because the
 * development server reloads it, and the author would see the not-found page. Then the result is `leaving`.
 */
export async function writeChange(
  requests: Pick<PagesRequests, 'write'>,
  { change, id, paths }: ConfirmedChange,
): Promise<EditReply | 'leaving'> {
  const next = pathAfter(change, location.pathname, paths)
  const message = writtenText(change)
  if (next !== undefined && change.kind === 'removePage') {
    storeNextPage({ path: next, message, request: { write: id } })
    openNextPage()
    return 'leaving'
  }
  // Stored before the reply, because the server may reload the page before it arrives.
  keepStatus({ message }, next)
  if (next !== undefined) storeNextPage({ path: next, message })
  const clear = () => {
    clearStatus()
    clearNextPage()
  }
  const reply = await requests.write(id).catch((error: unknown) => {
    clear()
    throw error
  })
  if (reply.result !== 'saved') {
    clear()
    return reply
  }
  if (next === undefined) return reply
  openNextPage()
  return 'leaving'
}

/** What the status line says after a change is written. */
export function writtenText(change: PageChange): string {
  switch (change.kind) {
    case 'addPage':
      return `The page ${change.path} was added. Replace its placeholder texts.`
    case 'renamePage':
      return `${change.path} was moved to ${change.to}.`
    case 'removePage':
      return `The page ${change.path} was removed.`
    case 'moveMenuEntry':
      return 'The menu item was moved.'
  }
}
