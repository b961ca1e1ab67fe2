import type { ReplyOf } from '../../protocol.ts'
import { useInViewport } from '@mantine/hooks'
import { useState } from 'react'
import { useDialog } from '../dialog.ts'
import dialogClasses from '../Dialog.module.css'
import { useEditor, useReply } from '../editor.ts'
import { matchesSearch } from '../layout.ts'
import { Problem } from '../Problem.tsx'
import { useAttempt } from '../saving.ts'
import classes from './Palette.module.css'

type SectionPaletteProps = {
  /** Inserts a section. Resolves to the problem, which is empty if it is inserted. */
  readonly onInsert: (kind: string) => Promise<string>
  readonly onClose: () => void
}

/** A dialog with a preview of every kind of section, as this site shows it. */
export function SectionPalette({ onInsert, onClose }: SectionPaletteProps) {
  const { dialog, close } = useDialog(onClose)
  const { value: kinds = [], problem } = useReply(useEditor().send, 'sectionKinds', null)
  const [search, setSearch] = useState('')
  const { problem: rejection, setProblem: setRejection, attempt } = useAttempt()
  const insert = async (kind: string) => {
    setRejection('')
    if (await attempt(() => onInsert(kind))) close()
  }
  const found = kinds.filter((one) => matches(one, search))
  return (
    <dialog
      {...dialog}
      className={`${dialogClasses.dialog} ${classes.size}`}
      aria-label="Insert a section"
    >
      <div className={classes.head}>
        <label className={classes.search}>
          Search for a kind of section
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <button type="button" onClick={() => close()}>
          Cancel
        </button>
        <Problem text={rejection || problem} />
        <output className={classes.count}>
          {search === '' ? '' : `${found.length} of ${kinds.length} kinds`}
        </output>
      </div>
      <ul className={classes.kinds}>
        {found.map(({ kind, name, doc }) => (
          <li key={kind} className={classes.kind}>
            <SectionPreview kind={kind} name={name} />
            <button
              type="button"
              className={classes.insert}
              aria-describedby={`section-kind_${kind}`}
              onClick={() => void insert(kind)}
            >
              {name}
            </button>
            <p id={`section-kind_${kind}`} className={classes.doc}>
              {doc}
            </p>
          </li>
        ))}
      </ul>
    </dialog>
  )
}

const matches = ({ kind, name, doc }: ReplyOf<'sectionKinds'>[number], search: string) =>
  matchesSearch(`${name} ${kind} ${doc}`, search)

/**
 * A sample of a kind of section, as it is inserted, rendered by the development server in the style of the site. It is loaded when it
 * comes into view: browsers load frames with `loading="lazy"` long before.
 */
function SectionPreview({ kind, name }: { readonly kind: string; readonly name: string }) {
  const { ref, inViewport } = useInViewport()
  const [isLoaded, setIsLoaded] = useState(false)
  if (inViewport && !isLoaded) setIsLoaded(true)
  return (
    <div ref={ref} className={classes.preview} inert>
      {isLoaded && (
        <iframe
          title={`Preview: ${name}`}
          src={`/~sections?kind=${kind}`}
          tabIndex={-1}
          className={classes.frame}
        />
      )}
    </div>
  )
}
