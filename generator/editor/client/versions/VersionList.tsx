import { Accordion, Button, SegmentedControl, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { SavedVersion } from '../../protocol.ts'
import { problemOf, useEditor, useReply } from '../editor.ts'
import { SENTENCES } from '../sentences.ts'
import { ChangeList } from './ChangeList.tsx'
import { formatTime, valueOf } from './versionActions.tsx'

const { versions: sentences } = SENTENCES

/** The versions of the site. An open one can be compared and restored. */
export function VersionsTab() {
  const { send, page, show } = useEditor()
  const [limit, setLimit] = useState(STEP)
  const { value, instead } = valueOf(useReply(send, 'versions', limit, page))
  if (value === undefined) return instead
  return (
    <Stack gap="xs">
      <VersionList versions={value.versions} isRestorable />
      {value.hasOlder && (
        <Button
          onClick={() => {
            setLimit(limit + STEP)
            // The first one that was not shown before.
            show({ focus: [`[data-versions] > :nth-child(${limit + 1}) button`] }, true)
          }}
        >
          {sentences.older}
        </Button>
      )}
    </Stack>
  )
}

/** How many versions are listed at first, and how many are added. */
const STEP = 50

type VersionListProps = {
  readonly versions: readonly SavedVersion[]
  /** Whether the author can return to a version. Default: the list only says what was changed. */
  readonly isRestorable?: boolean
}

/** Versions, the newest first. The open one shows what it has changed. */
export const VersionList = ({ versions, isRestorable = false }: VersionListProps) => (
  <Accordion data-versions>
    {versions.map(({ id, message, author, time }) => (
      <Accordion.Item key={id} value={id}>
        <Accordion.Control>
          <Text fw={600} pr="xs">
            {message}
          </Text>
          <Text size="xs" c="gray.7">
            {sentences.by(author, formatTime(time))}
          </Text>
        </Accordion.Control>
        <Accordion.Panel>
          <VersionDetails version={id} isRestorable={isRestorable} />
        </Accordion.Panel>
      </Accordion.Item>
    ))}
  </Accordion>
)

type VersionDetailsProps = { readonly version: string; readonly isRestorable: boolean }

/** What a version has changed, or how the site differs from it. */
function VersionDetails({ version, isRestorable }: VersionDetailsProps) {
  const { send, page, change, showResult } = useEditor()
  const [isCompared, setIsCompared] = useState(false)
  const request = useMemo(
    () => ({ version, with: isCompared ? ('now' as const) : ('previous' as const) }),
    [version, isCompared],
  )
  const { value, instead } = valueOf(useReply(send, 'compare', request, page))
  const restore = () => {
    void showResult(change({ kind: 'restore', version }).then(problemOf), {
      message: sentences.restored,
    })
  }
  return (
    <Stack>
      {isRestorable && (
        <>
          <SegmentedControl
            value={isCompared ? 'now' : 'previous'}
            onChange={(value) => setIsCompared(value === 'now')}
            data={[
              { value: 'previous', label: sentences.changed },
              { value: 'now', label: sentences.compared },
            ]}
          />
          <Button onClick={restore}>{sentences.restore}</Button>
        </>
      )}
      {instead}
      {value?.pages.length === 0 && <Text>{value.isFirst ? sentences.first : sentences.same}</Text>}
      <ChangeList pages={value?.pages ?? []} />
    </Stack>
  )
}
