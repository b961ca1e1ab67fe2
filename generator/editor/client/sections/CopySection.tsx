import type { ModelPath } from '../../../diagnostics/diagnostic.ts'
import type { EditablePage } from '../../protocol.ts'
import { Button, Group, NativeSelect, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { problemOf, useEditor, useReply } from '../editor.ts'
import { EditorDialog, useDialogClose } from '../EditorDialog.tsx'
import { openPage } from '../openPage.ts'
import { Problem } from '../Problem.tsx'
import { useAttempt } from '../saving.ts'
import { SENTENCES } from '../sentences.ts'

const { copySection: sentences } = SENTENCES

type CopySectionProps = {
  /** The index of the section on the open page. */
  readonly section: number
  readonly onClose: () => void
}

/** A dialog that copies a section of the open page to another page. */
export function CopySection({ section, onClose }: CopySectionProps) {
  const { send, page } = useEditor()
  const close = useDialogClose(onClose)
  // The sections of the page as they were when the dialog was opened.
  const [{ list, sections }] = useState(page.sections)
  const { value: pages } = useReply(send, 'pageList', null)
  const [path, setPath] = useState<string | null>(null)
  const [isCopied, setIsCopied] = useState(false)
  const heading = sections[section]?.heading ?? ''
  const shared = list.elements.find(
    ({ first, count }) => first <= section && section < first + count,
  )?.shared
  const others = (pages?.pages ?? []).filter(
    (other) => other.path !== location.pathname && other.alias === undefined,
  )
  const name = others.find((other) => other.path === path)?.name ?? ''
  return (
    <EditorDialog title={sentences.title(heading)} onClose={() => close()}>
      {path !== null && isCopied ? (
        <Stack>
          <Text component="output">
            {sentences.done(heading, name)} {sentences.undo}
          </Text>
          <Group>
            <Button
              variant="filled"
              data-autofocus
              ref={(button) => button?.focus()}
              onClick={() => {
                close()
                void openPage(path)
              }}
            >
              {sentences.open}
            </Button>
            <Button onClick={() => close()}>{sentences.close}</Button>
          </Group>
        </Stack>
      ) : (
        <Stack>
          {shared !== undefined && <Text size="sm">{sentences.shared(shared.usedBy)}</Text>}
          <Select
            data-autofocus
            searchable
            label={sentences.page}
            nothingFoundMessage={sentences.noPage}
            comboboxProps={{ zIndex: 310 }}
            data={others.map((other) => ({ value: other.path, label: other.name }))}
            value={path}
            onChange={setPath}
          />
          {path !== null && (
            <Position
              key={path}
              path={path}
              from={{
                path: [...list.path, section],
                revision: sections[section]?.revision,
              }}
              onCopied={() => setIsCopied(true)}
            />
          )}
        </Stack>
      )}
    </EditorDialog>
  )
}

type PositionProps = {
  /** The page to which the section is copied. */
  readonly path: string
  readonly from: {
    readonly path: ModelPath
    readonly revision: string | undefined
  }
  readonly onCopied: () => void
}

/** The position on the page, and the button that copies the section there. */
function Position({ path, from, onCopied }: PositionProps) {
  const { send, change, page: openPageState } = useEditor()
  const { value: page, problem } = useReply(send, 'describePage', path, openPageState)
  const [chosen, setChosen] = useState<string>()
  const { problem: rejection, attempt, isRunning } = useAttempt()
  if (page === undefined) return <Problem text={problem} />
  const { list } = page.sections
  const index = chosen ?? String(list.elements.length)
  const copy = async () => {
    const { path: at, revision } = list
    const isSaved = await attempt(async () =>
      problemOf(
        await change({
          kind: 'copySection',
          list: at,
          revision,
          index: Number(index),
          from,
        }),
      ),
    )
    if (isSaved) onCopied()
  }
  return (
    <>
      <NativeSelect
        label={sentences.position}
        data={positionsOf(page)}
        value={index}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Problem text={rejection || problem || list.problem} />
      <Group>
        <Button
          variant="filled"
          loading={isRunning}
          disabled={list.problem !== undefined}
          onClick={() => void copy()}
        >
          {sentences.copy}
        </Button>
      </Group>
    </>
  )
}

/** The positions between the sections of a page, the end first. Shared sections stay together. */
function positionsOf({ sections: { list, sections } }: EditablePage) {
  const end = { value: String(list.elements.length), label: sentences.end }
  const after = list.elements.slice(0, -1).map(({ first, count }, index) => ({
    value: String(index + 1),
    label: sentences.after(sections[first + count - 1]?.heading ?? ''),
  }))
  return list.elements.length === 0 ? [end] : [end, { value: '0', label: sentences.top }, ...after]
}
