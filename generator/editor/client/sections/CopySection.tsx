import type { EditablePage } from '../../protocol.ts'
import { Button, Group, NativeSelect, Select, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
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
  const { send, page, change } = useEditor()
  const close = useDialogClose(onClose)
  // The sections of the page as they were when the dialog was opened.
  const [{ list, sections }] = useState(page.sections)
  const { value: pages } = useReply(send, 'pageList', null)
  const [path, setPath] = useState<string | null>(null)
  const [position, setPosition] = useState(END)
  const [isCopied, setIsCopied] = useState(false)
  /** The page to which the section is copied. Until it is chosen, the open page. */
  const version = useMemo(() => ({ page, path }), [page, path])
  const target = useReply(send, 'describePage', path ?? location.pathname, version)
  const chosen = path === null || target.isLoading ? undefined : target.value?.sections
  const { problem, attempt, isRunning } = useAttempt()
  const heading = sections[section]?.heading ?? ''
  const shared = list.elements.find(
    ({ first, count }) => first <= section && section < first + count,
  )?.shared
  const others = (pages?.pages ?? []).filter(
    (other) => other.path !== location.pathname && other.alias === undefined,
  )
  const name = others.find((other) => other.path === path)?.name ?? ''
  const copy = async (to: EditablePage['sections']['list']) => {
    const from = { path: [...list.path, section], revision: sections[section]?.revision }
    const index = position === END ? to.elements.length : Number(position)
    const { path: at, revision } = to
    const copied = { kind: 'copySection', list: at, revision, index, from } as const
    setIsCopied((await attempt(() => change(copied).then(problemOf))) === true)
  }
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
            onChange={(next) => {
              setPath(next)
              setPosition(END)
            }}
          />
          {chosen !== undefined && (
            <>
              <NativeSelect
                label={sentences.position}
                data={positionsOf(chosen)}
                value={position}
                onChange={({ currentTarget }) => setPosition(currentTarget.value)}
              />
              <Button
                variant="filled"
                w="fit-content"
                loading={isRunning}
                disabled={chosen.list.problem !== undefined}
                onClick={() => void copy(chosen.list)}
              >
                {sentences.copy}
              </Button>
            </>
          )}
          <Problem text={problem || target.problem || chosen?.list.problem} />
        </Stack>
      )}
    </EditorDialog>
  )
}

const END = 'end'

/** The positions between the sections of a page, the end first. Shared sections stay together. */
function positionsOf({ list, sections }: EditablePage['sections']) {
  const end = { value: END, label: sentences.end }
  const after = list.elements.slice(0, -1).map(({ first, count }, index) => ({
    value: String(index + 1),
    label: sentences.after(sections[first + count - 1]?.heading ?? ''),
  }))
  return list.elements.length === 0 ? [end] : [end, { value: '0', label: sentences.top }, ...after]
}
