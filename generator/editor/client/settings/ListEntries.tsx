import type { Change, EditableList, Setting, SharedList } from '../../protocol.ts'
import { Box, Group, Stack, Text } from '@mantine/core'
import { useRef, useState, type ReactNode } from 'react'
import { Icon } from '../../../../src/parts/icons.tsx'
import { EntryMenu } from '../ActionsMenu.tsx'
import { useDrag } from '../drag.ts'
import { problemOf, useEditor } from '../editor.ts'
import { boxOf } from '../layout.ts'
import { Problem } from '../Problem.tsx'
import { useAttempt } from '../saving.ts'
import { SENTENCES } from '../sentences.ts'
import { AddValue } from './AddValue.tsx'
import { SourceDetails, useSettings } from './SettingField.tsx'
import classes from './SettingsPanel.module.css'

const { settings } = SENTENCES

/** The tools of an entry of a list. Default: it has none. */
export type EntryTools = { readonly handle?: ReactNode; readonly menu?: ReactNode }

/** The properties of the elements of a list. */
export type ListEntriesProps = {
  readonly list: EditableList | SharedList
  /** What tells the entries of the whole list apart. */
  readonly labels: readonly string[]
  readonly isEditable: boolean
  /** The variants of a new entry of a shared list. */
  readonly variants: Setting['variants']
  /** Whether the whole list can have no more entries. */
  readonly isFull: boolean
  /** How many entries of the whole list are shown. */
  readonly limit: number
  /** Called after a change with the former indexes of the entries from `start` on. A copy has that of its original. */
  readonly onMoved: (order: readonly number[], start: number) => void
  /** The entry at an index of the whole list. */
  readonly children: (index: number, tools: EntryTools) => ReactNode
}

/** The elements of a list. They are dragged by their handles. Entries that other lists share are in a group of their own. */
export function ListEntries({ isEditable, ...props }: ListEntriesProps) {
  const { list, labels, limit, children } = props
  const { elements, problem, actionsOf, move } = useListChanges(list, props.onMoved)
  const ref = useRef<HTMLDivElement>(null)
  const { drag, start } = useDrag(() => [...(ref.current?.children ?? [])].map(boxOf), move)
  const to = drag?.drop?.to
  return (
    <Stack gap="xs">
      <Stack component="ol" gap="xs" data-list={listId(list)} ref={ref}>
        {elements.map(({ first, count, shared }, index) => {
          if (first >= limit) return null
          const number = settings.entry(first + 1)
          const label = shared === undefined ? labels[first] : settings.sharedEntries(count)
          const name = label === undefined ? number : `${number}: ${label}`
          const tools = isEditable && {
            handle: (
              <Box
                component="span"
                aria-hidden
                title={settings.moveHint}
                className={classes.handle}
                draggable
                onDragStart={(event) => {
                  const row = event.currentTarget.closest('li') ?? event.currentTarget
                  event.dataTransfer.setDragImage(row, 0, 0)
                  start(event, index)
                }}
              >
                <Icon name="grip-vertical" />
              </Box>
            ),
            menu: <EntryMenu label={settings.actions(name)} actions={actionsOf(index)} />,
          }
          const isTarget = drag !== undefined && index === to && to !== drag.from
          return (
            <li
              key={index}
              data-drop={isTarget ? (to > drag.from ? 'after' : 'before') : undefined}
            >
              {shared === undefined ? (
                children(first, tools || {})
              ) : (
                <SharedEntries {...props} list={shared} tools={tools || {}} />
              )}
            </li>
          )
        })}
      </Stack>
      <Problem text={problem} />
    </Stack>
  )
}

/** What stays the same when a list changes. */
const listId = (list: EditableList | SharedList) =>
  [...list.path, ...('code' in list ? [list.code] : [])].join('.')

type SharedEntriesProps = Omit<ListEntriesProps, 'isEditable'> & {
  readonly list: SharedList
  readonly tools: EntryTools
}

/** Entries that other lists share. A change of them changes all of these lists. */
function SharedEntries({ tools, ...props }: SharedEntriesProps) {
  const { list, variants, isFull } = props
  const { usedBy, problem, elements, path, revision } = list
  const last = elements.at(-1)
  const name = settings.sharedEntries(elements.length)
  return (
    <Stack component="section" aria-label={name} gap="xs" className={classes.shared}>
      <Group wrap="nowrap" align="flex-start" gap="xs">
        {tools.handle}
        <Box flex={1}>
          <Text size="sm">{settings.shared(usedBy)}</Text>
        </Box>
        {tools.menu}
      </Group>
      {problem !== undefined && (
        <div>
          <Text size="xs">{settings.fixedList}</Text>
          <SourceDetails {...list} />
        </div>
      )}
      <ListEntries {...props} isEditable={problem === undefined} />
      {problem === undefined && !isFull && last !== undefined && (
        <AddValue
          path={[...path, last.first + last.count]}
          {...{ variants, shared: revision }}
          label={settings.addShared}
        />
      )}
    </Stack>
  )
}

type Elements = EditableList['elements']

/** A change of the entries of a list. */
export type ListChange = Extract<Change, { list: unknown }>

/**
 * Changes of the elements of a list. They are shown at once, and taken back if the change is rejected. The focus moves
 * with an element.
 */
function useListChanges(list: EditableList | SharedList, onMoved: ListEntriesProps['onMoved']) {
  const { show } = useEditor()
  const { change } = useSettings()
  const { problem, isRunning, attempt } = useAttempt()
  const { path, revision } = list
  const [changed, setChanged] = useState<Pick<EditableList, 'revision' | 'elements'>>()
  // The list has changed. An undo can return it to this revision.
  if (changed !== undefined && changed.revision !== revision) setChanged(undefined)
  const elements = changed?.revision === revision ? changed.elements : list.elements
  const last = list.elements.length - 1

  /** `next`: the index of the element whose menu gets the focus. */
  async function run(requested: ListChange, next: number) {
    if (isRunning) return
    const focus = (index: number) => {
      const element = `[data-list=${JSON.stringify(listId(list))}] > :nth-child(${index + 1})`
      show({ message: '', focus: [`${element} [data-button=menu]`] }, true)
    }
    const after = elementsAfter(list.elements, requested)
    setChanged({ revision, elements: after })
    focus(next)
    if (await attempt(() => change(requested).then(problemOf))) {
      onMoved(after.flatMap(indexesOf), list.elements[0]?.first ?? 0)
    } else {
      setChanged(undefined)
      focus(requested.kind === 'moveEntry' ? requested.from : next)
    }
  }

  const seen = { list: path, revision }
  const move = (from: number, to: number) => void run({ kind: 'moveEntry', ...seen, from, to }, to)
  return {
    elements,
    problem,
    move,
    /** The actions for the element at an index. */
    actionsOf(index: number) {
      const shared = list.elements[index]?.shared
      const action = (kind: 'duplicateEntry' | 'copyEntries' | 'removeEntry', next: number) => () =>
        void run({ kind, ...seen, index }, next)
      const { up, down, duplicate, copies, remove } = settings
      return [
        { name: up, icon: 'arrow-up', isDisabled: index === 0, run: () => move(index, index - 1) },
        {
          name: down,
          icon: 'arrow-down',
          isDisabled: index === last,
          run: () => move(index, index + 1),
        },
        {
          name: shared === undefined ? duplicate : copies,
          icon: 'copy',
          isDisabled: shared?.problem !== undefined,
          run:
            shared === undefined
              ? action('duplicateEntry', index + 1)
              : action('copyEntries', index),
        },
        { name: remove, icon: 'trash', run: action('removeEntry', Math.min(index, last - 1)) },
      ]
    },
  }
}

/** The elements as they will be after a change. A duplicate looks like its original. */
export function elementsAfter(elements: Elements, change: ListChange): Elements {
  switch (change.kind) {
    case 'moveEntry': {
      const { from, to } = change
      return elements.toSpliced(from, 1).toSpliced(to, 0, ...elements.slice(from, from + 1))
    }
    case 'removeEntry':
      return elements.toSpliced(change.index, 1)
    case 'duplicateEntry':
      return elements.toSpliced(change.index, 0, ...elements.slice(change.index, change.index + 1))
    default:
      return elements
  }
}

/** The indexes of the entries of an element. */
export const indexesOf = ({ first, count }: Elements[number]) =>
  Array.from({ length: count }, (_, index) => first + index)
