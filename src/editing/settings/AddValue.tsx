import { NativeSelect } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Chevron } from '../../forms/fields/select/Chevron.tsx'
import type { ValuePath } from '../valuePath.ts'
import { DraftForm } from './DraftForm.tsx'
import { isExpanded } from '../sidePanel/isExpanded.ts'
import type { Draft } from './settings.ts'
import classes from './SettingsPanel.module.css'

type AddValueProps = {
  /** The forms that the new value can have. */
  readonly drafts: readonly Draft[]
  readonly path: ValuePath
  /** The text of the button, e.g. `Add an entry to Actions`. */
  readonly label: string
}

/** A button that shows the form for a new value. */
export function AddValue({ drafts, path, label }: AddValueProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) region.current?.querySelector<HTMLElement>('input, select, button')?.focus()
    else if (wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const draft = drafts.find((each) => each.name === name) ?? drafts[0]
  if (draft === undefined) return null
  const close = () => setIsOpen(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={region}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen && !isExpanded(event.target)) {
          event.stopPropagation()
          close()
        }
      }}
    >
      {!isOpen && (
        <button
          ref={button}
          type="button"
          className={classes.start}
          onClick={() => setIsOpen(true)}
        >
          {label}
        </button>
      )}
      {isOpen && drafts.length > 1 && (
        <NativeSelect
          label="Kind"
          value={draft.name}
          data={drafts.map((each) => each.name)}
          rightSection={<Chevron />}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
      {isOpen && (
        <DraftForm
          key={draft.name}
          draft={draft}
          path={path}
          before={undefined}
          label={label}
          onEnd={close}
        />
      )}
    </div>
  )
}
