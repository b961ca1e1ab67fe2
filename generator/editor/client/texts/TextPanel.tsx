import { Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import type { EditableRegion, EditableText, TextPart } from '../../protocol.ts'
import { useEditor } from '../editor.ts'
import { useSavedField } from '../saving.ts'
import { SidePanel } from '../SidePanel.tsx'
import { ConflictChoice, DEFAULT_TEXT, notEditable, useTextChange } from './textChange.tsx'
import classes from './TextPanel.module.css'

/** All texts of the page as fields, also those that are not visible: title, description, alternative texts, names for assistive technology. */
export function TextPanel() {
  const { regions } = useEditor().page
  return (
    <SidePanel title="All texts of this page">
      {regions.map((region, index) => (
        <PanelPart key={index} region={region} isInitiallyOpen={index === 0} />
      ))}
    </SidePanel>
  )
}

type PanelPartProps = { readonly region: EditableRegion; readonly isInitiallyOpen: boolean }

/** The texts of a part. Its fields are rendered when it is opened, because a page can have hundreds of them. */
function PanelPart({ region: { name, texts }, isInitiallyOpen }: PanelPartProps) {
  // A closed part keeps its fields, and with them what the author has typed.
  const [wasOpened, setWasOpened] = useState(isInitiallyOpen)
  return (
    <details className={classes.region} open={isInitiallyOpen} onToggle={() => setWasOpened(true)}>
      <summary>
        {name} ({texts.length})
      </summary>
      <div className={classes.texts}>
        {wasOpened && texts.map((text) => <TextField key={text.path.join('.')} text={text} />)}
      </div>
    </details>
  )
}

/** A field for one text. Leaving it saves the text, Escape restores it. */
function TextField({ text }: { readonly text: EditableText }) {
  const { parts: saved = [], value: shown } = text
  const isComputed = text.parts === undefined
  const { conflict, save, clearConflict } = useTextChange(text)
  const field = useSavedField(
    isComputed ? shown : sourceOf(saved),
    (typed) => save(partsOf(typed.trim(), saved)),
    clearConflict,
  )
  const { value, problem, enter, commit, submit, reset, onKeyDown } = field
  return (
    <>
      <Textarea
        label={text.label}
        description={descriptionOf(text)}
        value={value}
        rows={Math.min(8, Math.ceil(value.length / 44) + value.split('\n').length - 1)}
        readOnly={isComputed}
        error={isComputed ? notEditable(text) : conflict === undefined && problem}
        onChange={({ target }) => {
          enter(target.value)
          clearConflict()
        }}
        onBlur={() => {
          if (conflict === undefined) void commit()
        }}
        onKeyDown={onKeyDown}
      />
      {conflict !== undefined && (
        <ConflictChoice
          conflict={conflict}
          onUseMine={() => void submit(() => save(conflict.mine, conflict.current))}
          onUseCurrent={reset}
        />
      )}
    </>
  )
}

function descriptionOf({ parts, location, usedBy }: EditableText): string | undefined {
  if (parts !== undefined && location === undefined) return DEFAULT_TEXT
  return usedBy.length > 0 ? `Also in: ${usedBy.join(', ')}` : undefined
}

/** A text as the author types it in a field: inserted values are `${code}`. */
const sourceOf = (parts: readonly TextPart[]) =>
  parts.map((part) => ('text' in part ? part.text : `\${${part.code}}`)).join('')

/** The parts of a typed text. Only the values that the old text inserts are inserted. */
function partsOf(typed: string, old: readonly TextPart[]): TextPart[] {
  return typed
    .split(/(\$\{[^{}]*\})/)
    .filter((piece) => piece !== '')
    .map(
      (piece) =>
        old.find((part) => 'code' in part && `\${${part.code}}` === piece) ?? { text: piece },
    )
}
