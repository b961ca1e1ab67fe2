import { useState } from 'react'
import type { ShownText } from './findTexts.ts'
import { InPlaceField } from './InPlaceField.tsx'
import { TextButtons } from './TextButtons.tsx'
import { TextChoice } from './TextChoice.tsx'
import type { Editing } from './useEditing.ts'

type TextEditingProps = {
  readonly editing: Pick<Editing, 'page' | 'shown' | 'change'>
  /** The text that was edited last. Its button gets the focus again. */
  readonly last: ShownText | undefined
  readonly onEdited: (last: ShownText) => void
  /** Called with a message for the status line. */
  readonly onStatus: (message: string) => void
}

const TYPE = 'Enter saves, Escape cancels.'

const CHOOSE = 'Choose the text to edit. Escape cancels.'

/** The buttons over the texts of the page, the choice between equal texts, and the open text field. */
export function TextEditing({ editing, last, onEdited, onStatus }: TextEditingProps) {
  const { page, shown, change } = editing
  const [selected, setSelected] = useState<ShownText>()
  const select = (text: ShownText) => {
    onStatus(text.candidates.length > 1 ? CHOOSE : TYPE)
    setSelected(text)
  }
  const deselect = (text: ShownText, message: string) => {
    onStatus(message)
    onEdited(text)
    setSelected(undefined)
  }
  if (selected === undefined) return <TextButtons shown={shown} last={last} onEdit={select} />
  const [candidate, ...others] = selected.candidates
  if (others.length > 0) {
    return (
      <>
        <TextButtons shown={shown} last={last} onEdit={select} />
        <TextChoice
          key={selected.id}
          shown={selected}
          onChoose={(chosen) => select({ ...selected, candidates: [chosen] })}
          onCancel={() => deselect(selected, 'Not changed.')}
        />
      </>
    )
  }
  if (candidate === undefined || page === undefined) return null
  return (
    <InPlaceField
      key={selected.id}
      edited={{ ...candidate, node: selected.node }}
      page={page}
      change={change}
      onEnd={(message) => deselect(selected, message)}
    />
  )
}
