import { useEffect, useId, useRef } from 'react'
import type { Candidate } from './candidates.ts'
import type { ShownText } from './findTexts.ts'
import { DEFAULT_TEXT, notEditable } from './notEditable.ts'
import { placeBelow } from './placeBelow.ts'
import { textBox } from './textBox.ts'
import classes from './TextChoice.module.css'

type TextChoiceProps = {
  readonly shown: ShownText
  readonly onChoose: (candidate: Candidate) => void
  readonly onCancel: () => void
}

/** Asks which of several texts with the same value is edited. Escape, and leaving the list, cancel. */
export function TextChoice({ shown: { node, candidates }, onChoose, onCancel }: TextChoiceProps) {
  const id = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (list.current === null) return
    placeBelow(textBox(node), list.current)
    list.current.focus({ preventScroll: true })
  }, [node])
  return (
    <fieldset
      ref={list}
      tabIndex={-1}
      aria-describedby={id}
      className={classes.root}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onCancel()
      }}
    >
      <legend>Which text is it?</legend>
      <p id={id}>
        The manifest contains it {candidates.length} times, and the page may show any of them.
      </p>
      <ul>
        {candidates.map((candidate) => (
          <li key={candidate.text.path.join('.')}>
            <button
              type="button"
              disabled={candidate.text.parts === undefined}
              onClick={() => onChoose(candidate)}
            >
              <strong>
                {candidate.region}: {candidate.text.label}
              </strong>
              <span>{placeOf(candidate)}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Where the manifest contains a text. */
function placeOf({ text }: Candidate): string {
  if (text.parts === undefined) return notEditable(text)
  return text.location ?? DEFAULT_TEXT
}
