import { useEffect, useRef } from 'react'
import type { FilePreview, PagePreview } from './pageRequests.ts'
import classes from './PagesPanel.module.css'

type ConsequencesProps = {
  readonly preview: Extract<PagePreview, { result: 'possible' }>
  readonly onWrite: () => void
  readonly onCancel: () => void
}

/** What a change does and which files it writes. Nothing is written before the author confirms. */
export function Consequences({ preview, onWrite, onCancel }: ConsequencesProps) {
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
