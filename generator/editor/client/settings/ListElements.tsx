import type { EditableList, SharedList } from '../../protocol.ts'
import type { ReactNode } from 'react'
import { problemOf, useEditor } from '../editor.ts'
import { Problem } from '../Problem.tsx'
import { useAttempt } from '../saving.ts'
import { AddValue } from './AddValue.tsx'
import { useSettings } from './SettingField.tsx'
import classes from './SettingsPanel.module.css'

type ListElementsProps = {
  readonly list: EditableList | SharedList
  /** What tells the entries of the whole list apart. */
  readonly labels: readonly string[]
  readonly isEditable: boolean
  /** The variants of a new entry of a shared list. */
  readonly variants: readonly string[]
  /** Whether the whole list can have no more entries. */
  readonly isFull: boolean
  /** The entry at an index of the whole list. */
  readonly children: (index: number) => ReactNode
}

/** The elements of a list. Entries that other lists share are in a group of their own. */
export function ListElements({ isEditable, ...props }: ListElementsProps) {
  const { list, labels, children } = props
  return (
    <ol className={classes.entries} data-list={listId(list)}>
      {list.elements.map(({ first, count, shared }, index) => {
        const number = `Entry ${first + 1}`
        const name = shared === undefined ? labels[first] : `${count} shared entries`
        return (
          <li key={index}>
            {shared === undefined ? children(first) : <SharedEntries {...props} list={shared} />}
            {isEditable && (
              <ListButtons
                list={list}
                index={index}
                label={name === undefined || name === number ? number : `${number}: ${name}`}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** What stays the same when a list changes. */
const listId = (list: EditableList | SharedList) =>
  [...list.path, ...('code' in list ? [list.code] : [])].join('.')

/** Entries that other lists share. A change of them changes all of these lists. */
function SharedEntries(
  props: Omit<ListElementsProps, 'isEditable'> & { readonly list: SharedList },
) {
  const { list, variants, isFull } = props
  const { code, location, usedBy, problem, elements, path, revision } = list
  const last = elements.at(-1)
  return (
    <section className={classes.shared} aria-label={`Entries of ${code}`}>
      <p className={classes.description}>
        Shared entries, used by {usedBy}: <code>{code}</code> ({location}). A change of one of them
        changes it everywhere. {problem}
      </p>
      <ListElements {...props} isEditable={problem === undefined} />
      {problem === undefined && !isFull && last !== undefined && (
        <AddValue
          path={[...path, last.first + last.count]}
          {...{ variants, shared: revision }}
          label={`Add an entry to ${code}`}
        />
      )}
    </section>
  )
}

type ListButtonsProps = {
  readonly list: EditableList | SharedList
  /** The index of the element. */
  readonly index: number
  /** What tells the element apart. */
  readonly label: string
}

/** The buttons that move, duplicate and remove an element of a list, or copy the entries of a shared list. */
function ListButtons({ list, index, label }: ListButtonsProps) {
  const { show } = useEditor()
  const { change } = useSettings()
  const { problem, attempt } = useAttempt()
  const { path, revision, elements } = list
  const seen = { list: path, revision }
  const last = elements.length - 1
  const shared = elements[index]?.shared
  const move = (to: number) => ({ kind: 'moveEntry', ...seen, from: index, to }) as const
  const ofElement = <Kind extends string>(kind: Kind) => ({ kind, ...seen, index }) as const
  /** With the index of the element whose same button gets the focus after the change. */
  const buttons = [
    { name: 'Up', requested: move(index - 1), next: index - 1 },
    { name: 'Down', requested: move(index + 1), next: index + 1 },
    shared === undefined
      ? { name: 'Duplicate', requested: ofElement('duplicateEntry'), next: index + 1 }
      : { name: 'Replace with copies', requested: ofElement('copyEntries'), next: index },
    {
      name: 'Remove',
      requested: ofElement('removeEntry'),
      next: Math.min(index, last - 1),
    },
  ]
  const run = async ({ name, requested, next }: (typeof buttons)[number]) => {
    if (!(await attempt(() => change(requested).then(problemOf)))) return
    const element = `[data-list=${JSON.stringify(listId(list))}] > :nth-child(${next + 1}) > fieldset`
    // The button is disabled if the element is the first or the last one.
    const focus = [
      `${element} > [data-button=${JSON.stringify(name)}]:enabled`,
      `${element} > [data-button]:enabled`,
    ]
    show({ message: 'Saved.', focus }, true)
  }
  return (
    <>
      <fieldset aria-label={label} className={classes.actions}>
        {buttons.map((button) => (
          <button
            key={button.name}
            type="button"
            data-button={button.name}
            disabled={
              (button.requested.kind === 'moveEntry' && (button.next < 0 || button.next > last)) ||
              (button.requested.kind === 'copyEntries' && shared?.problem !== undefined)
            }
            onClick={() => void run(button)}
          >
            {button.name}
          </button>
        ))}
      </fieldset>
      <Problem text={problem} />
    </>
  )
}
