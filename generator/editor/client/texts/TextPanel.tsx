import { Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import { ConflictChoice } from './InPlaceField.tsx'
import { DEFAULT_TEXT, notEditable } from '../layout.ts'
import type {
  EditRequest,
  EditReply,
  EditablePage,
  EditableText,
  TextPart,
} from '../../protocol.ts'
import { SidePanel, type PanelFrame } from '../SidePanel.tsx'
import classes from './TextPanel.module.css'
import { useTextChange } from './editInPlace.ts'

type TextPanelProps = {
  readonly frame: PanelFrame
  readonly page: EditablePage
  readonly change: (change: EditRequest) => Promise<EditReply>
}

/** All texts of the page as fields, also those that are not visible: title, description, alternative texts, names for assistive technology. */
export function TextPanel({ frame, page, change }: TextPanelProps) {
  return (
    <SidePanel frame={frame} title="All texts of this page">
      {page.regions.map(({ name, texts }, index) => (
        <PanelPart
          key={index}
          name={name}
          texts={texts}
          isInitiallyOpen={index === 0}
          change={change}
        />
      ))}
    </SidePanel>
  )
}

type PanelPartProps = {
  readonly name: string
  readonly texts: readonly EditableText[]
  readonly isInitiallyOpen: boolean
} & Pick<TextPanelProps, 'change'>

/** The texts of a part. Its fields are rendered when it is opened, because a page can have hundreds of them. */
function PanelPart({ name, texts, isInitiallyOpen, change }: PanelPartProps) {
  // A closed part keeps its fields, and with them what the author has typed.
  const [wasOpened, setWasOpened] = useState(isInitiallyOpen)
  return (
    <details className={classes.region} open={isInitiallyOpen} onToggle={() => setWasOpened(true)}>
      <summary>
        {name} ({texts.length})
      </summary>
      <div className={classes.texts}>
        {wasOpened &&
          texts.map((text) => <TextField key={text.path.join('.')} text={text} change={change} />)}
      </div>
    </details>
  )
}

type TextFieldProps = { readonly text: EditableText } & Pick<TextPanelProps, 'change'>

/** A field for one text. Leaving it saves the text, Escape restores it. */
function TextField({ text, change }: TextFieldProps) {
  const source = text.parts === undefined ? text.value : sourceOf(text.parts)
  /** What the author has typed. Undefined if it is saved. */
  const [typed, setTyped] = useState<string>()
  const { problem, conflict, save, clear } = useTextChange(text, change)
  const value = typed ?? source
  const reset = () => {
    setTyped(undefined)
    clear()
  }
  const saveParts = async (parts: readonly TextPart[], before?: string) => {
    if ((await save(parts, before)) === 'saved') reset()
  }
  const saveTyped = () => {
    if (value !== source) void saveParts(partsOf(value.trim(), text.parts ?? []))
  }
  const isComputed = text.parts === undefined
  return (
    <>
      <Textarea
        label={text.label}
        description={descriptionOf(text)}
        value={value}
        rows={Math.min(8, Math.ceil(value.length / 44))}
        readOnly={isComputed}
        error={isComputed ? notEditable(text) : problem || undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          clear()
        }}
        onBlur={() => {
          if (conflict === undefined) saveTyped()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            saveTyped()
          }
          if (event.key === 'Escape' && value !== source) {
            event.stopPropagation()
            reset()
          }
        }}
      />
      {conflict !== undefined && (
        <ConflictChoice
          conflict={conflict}
          onUseMine={() => void saveParts(conflict.mine, conflict.current)}
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
