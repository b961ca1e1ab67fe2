import { useState } from 'react'
import type { EditableList } from '../lists/editableList.ts'
import type { ListChange } from '../lists/listChanges.ts'
import { errorText, replyText } from '../replyText.ts'
import classes from './SettingsPanel.module.css'
import { useSettingsContext } from './settingsContext.ts'

type ListButtonsProps = {
  readonly list: EditableList
  readonly index: number
  /** The number of entries. */
  readonly count: number
  /** What tells the entry apart. */
  readonly label: string
}

/** The buttons that move, duplicate and remove an entry of a list. */
export function ListButtons({ list, index, count, label }: ListButtonsProps) {
  const { change } = useSettingsContext()
  const [problem, setProblem] = useState('')
  const number = `Entry ${index + 1}`
  const name = label === number ? number : `${number}: ${label}`
  const at = { list: [...list.path], version: list.version }
  const run = async (requested: ListChange) => {
    try {
      setProblem(replyText(await change(requested), ''))
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  const move = (to: number) => run({ kind: 'moveEntry', ...at, from: index, to })
  return (
    <>
      <fieldset aria-label={name} className={classes.actions}>
        <button type="button" disabled={index === 0} onClick={() => void move(index - 1)}>
          Up
        </button>
        <button type="button" disabled={index === count - 1} onClick={() => void move(index + 1)}>
          Down
        </button>
        <button type="button" onClick={() => void run({ kind: 'duplicateEntry', ...at, index })}>
          Duplicate
        </button>
        <button type="button" onClick={() => void run({ kind: 'removeEntry', ...at, index })}>
          Remove
        </button>
      </fieldset>
      {problem !== '' && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
