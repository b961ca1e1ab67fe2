import type { PageChange, PageProposal } from '../../protocol.ts'
import { openPage } from '../openPage.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { orFailure, problemOf, useEditor, type ReplyOrFailure } from '../editor.ts'
import { Problem } from '../Problem.tsx'
import { SENTENCES } from '../sentences.ts'
import { useAskBeforeLeaving } from '../unsaved.ts'
import classes from './PagesPanel.module.css'

/** What each form of the panel gets. */
export type ChangeFormProps = { readonly onCancel: () => void }

type Props = ChangeFormProps & {
  readonly title: string
  /** The change with the values of the fields. */
  readonly changeOf: (fields: FormData) => PageChange
  /** The fields, with the problem of the path field. */
  readonly children: (problem: string | undefined) => ReactNode
}

/** A form for a change: first it shows the consequences, then it writes them and opens the page that it is about. */
export function ChangeForm({ onCancel, title, changeOf, children }: Props) {
  const { send, change: changeSite, setStatus, panel } = useEditor()
  const form = useRef<HTMLFormElement>(null)
  /** The change that was requested last, unless the author has entered other values since then. */
  const latest = useRef<PageChange>(undefined)
  const [isChanged, setIsChanged] = useState(false)
  useAskBeforeLeaving(isChanged)
  const [reply, setReply] = useState<PageProposal | ReplyOrFailure>()
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, button:enabled')?.focus()
  }, [])
  const preview = reply?.result === 'possible' ? reply : undefined
  const problem = reply === undefined ? '' : problemOf(reply)
  const isAtField = reply !== undefined && 'field' in reply && reply.field !== undefined
  const show = async (change: PageChange) => {
    latest.current = change
    const next = await orFailure(send('propose', change))
    if (latest.current !== change) return
    setReply(next)
    if ('field' in next && next.field !== undefined) form.current?.querySelector('input')?.focus()
  }
  const write = async (revision: string) => {
    const change = latest.current
    if (change === undefined) return
    const from = location.pathname
    const written = await changeSite({ kind: 'pages', change, revision, from })
    if (written.result !== 'saved') return setReply(written)
    panel.close()
    setStatus(writtenText(change))
    const next = pageAfter(change, from)
    if (next !== undefined) await openPage(next)
  }
  return (
    <form
      ref={form}
      className={classes.form}
      aria-label={title}
      onChange={() => {
        latest.current = undefined
        setIsChanged(true)
        setReply(undefined)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void show(changeOf(new FormData(event.currentTarget)))
      }}
    >
      <h3 className={classes.title}>{title}</h3>
      {children(isAtField ? problem : undefined)}
      {preview === undefined && (
        <div className={classes.actions}>
          <button type="submit" data-primary="">
            Show the consequences
          </button>
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        </div>
      )}
      {!isAtField && <Problem text={problem} />}
      {preview !== undefined && (
        <Consequences
          preview={preview}
          onWrite={() => void write(preview.revision)}
          onCancel={onCancel}
        />
      )}
    </form>
  )
}

/** What the status line says after a change is written. */
function writtenText(change: PageChange): string {
  switch (change.kind) {
    case 'addPage':
      return `The page ${change.path} was added as a draft. Replace its placeholder texts, then publish it.`
    case 'copyPage':
      return SENTENCES.copyPage.added(change.path)
    case 'renamePage':
      return `${change.path} was moved to ${change.to}.`
    case 'removePage':
      return `The page ${change.path} was removed.`
  }
}

/** The page to open after a change. Undefined: the open page stays, or the page that replaces it if it is removed. */
export function pageAfter(change: PageChange, open: string): string | undefined {
  switch (change.kind) {
    case 'addPage':
    case 'copyPage':
      return change.path
    case 'renamePage': {
      const { path, to, children } = change
      return children && open.startsWith(`${path}/`) ? to + open.slice(path.length) : to
    }
    case 'removePage':
      return undefined
  }
}

type ConsequencesProps = {
  readonly preview: Extract<PageProposal, { result: 'possible' }>
  readonly onWrite: () => void
  readonly onCancel: () => void
}

/** What a change does and which files it writes. Nothing is written before the author confirms. */
function Consequences({ preview, onWrite, onCancel }: ConsequencesProps) {
  const { consequences, files } = preview
  return (
    <section className={classes.consequences} aria-label="Consequences">
      <h4 ref={focusHeading} tabIndex={-1}>
        Nothing is written yet. This is what will happen:
      </h4>
      <ul>
        {consequences.map(({ text, location }, index) => (
          <li key={index}>
            {text} {location !== undefined && <small>{location}</small>}
          </li>
        ))}
      </ul>
      <p>Changes {files.join(', ')} and the generated files.</p>
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

function focusHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
