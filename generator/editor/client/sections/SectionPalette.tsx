import { useEffect, useRef, useState } from 'react'
import { errorText, type EditRequests } from '../requests.ts'
import type { SectionKindInfo } from '../../protocol.ts'
import dialogClasses from '../Dialog.module.css'
import classes from './Palette.module.css'

type SectionPaletteProps = {
  readonly requests: Pick<EditRequests, 'sectionKinds'>
  /** Inserts a section. Resolves to the problem if it is rejected. */
  readonly onInsert: (kind: string) => Promise<string | undefined>
  readonly onClose: () => void
}

/** A dialog with a preview of every kind of section, as this site shows it. */
export function SectionPalette({ requests, onInsert, onClose }: SectionPaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [kinds, setKinds] = useState<readonly SectionKindInfo[]>([])
  const [search, setSearch] = useState('')
  const [problem, setProblem] = useState('')
  useEffect(() => {
    dialog.current?.showModal()
    requests.sectionKinds().then(setKinds, (error: unknown) => setProblem(errorText(error)))
  }, [requests])
  const insert = async (kind: string) => {
    setProblem('')
    const rejected = await onInsert(kind)
    if (rejected === undefined) dialog.current?.close()
    else setProblem(rejected)
  }
  const found = kinds.filter((one) => matches(one, search))
  return (
    <dialog
      ref={dialog}
      className={`${dialogClasses.dialog} ${classes.size}`}
      aria-label="Insert a section"
      onClose={onClose}
    >
      <div className={classes.head}>
        <label className={classes.search}>
          Search for a kind of section
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <button type="button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
        {problem !== '' && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
        <output className={classes.count}>
          {search === '' ? '' : `${found.length} of ${kinds.length} kinds`}
        </output>
      </div>
      <ul className={classes.kinds}>
        {found.map(({ kind, doc }) => (
          <li key={kind} className={classes.kind}>
            <SectionPreview kind={kind} />
            <button
              type="button"
              className={classes.insert}
              aria-describedby={`section-kind_${kind}`}
              onClick={() => void insert(kind)}
            >
              {kindName(kind)}
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

function matches({ kind, doc }: SectionKindInfo, search: string): boolean {
  const text = `${kindName(kind)} ${kind} ${doc}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The example of a kind of section, rendered by the development server in the style of the site. */
function SectionPreview({ kind }: { readonly kind: string }) {
  return (
    <div className={classes.preview} inert>
      <iframe
        title={`Preview: ${kindName(kind)}`}
        src={`/~sections?kind=${kind}`}
        loading="lazy"
        tabIndex={-1}
        className={classes.frame}
      />
    </div>
  )
}

/** The name of a kind of section in words: `Feature blocks` for `featureBlocks`. */
export function kindName(kind: string): string {
  const words = kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
