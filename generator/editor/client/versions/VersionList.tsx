import {
  Accordion,
  Alert,
  Button,
  Group,
  SegmentedControl,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { Fragment, useMemo, useState } from 'react'
import type { SavedVersion } from '../../protocol.ts'
import { problemOf, useEditor, useReply } from '../editor.ts'
import { useAttempt } from '../saving.ts'
import { SENTENCES } from '../sentences.ts'
import { ChangeList } from './ChangeList.tsx'
import { focusElement, formatTime, valueOf } from './versionActions.tsx'

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
            show({ focus: [`:nth-child(${limit + 1} of [data-version]) button`] }, true)
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

/** Versions by day, the newest first. The open one shows what it has changed. */
export const VersionList = ({ versions, isRestorable = false }: VersionListProps) => (
  <Accordion>
    {versions.map((version, index) => {
      const { id, message, author, time } = version
      const day = dayOf(time)
      return (
        <Fragment key={id}>
          {day !== dayOf(versions[index - 1]?.time) && (
            <Title order={3} size="h6" c="dimmed" my="xs">
              {day}
            </Title>
          )}
          <Accordion.Item value={id} data-version>
            <Accordion.Control>
              <Text fw={600} pr="xs">
                {message}
              </Text>
              <Text size="xs" c="gray.7">
                {sentences.by(author, new Date(time).toLocaleTimeString('en', TIME))}
              </Text>
            </Accordion.Control>
            <Accordion.Panel>
              <VersionDetails version={version} isRestorable={isRestorable} />
            </Accordion.Panel>
          </Accordion.Item>
        </Fragment>
      )
    })}
  </Accordion>
)

const TIME = { timeStyle: 'short' } as const

/** The day of a time, as authors read it: today, yesterday or a date. */
function dayOf(time = ''): string {
  const day = new Date(time).toDateString()
  const yesterday = new Date()
  yesterday.setDate(yesterday.getDate() - 1)
  if (day === new Date().toDateString()) return sentences.today
  if (day === yesterday.toDateString()) return sentences.yesterday
  return new Date(time).toLocaleDateString('en', { dateStyle: 'full' })
}

type VersionDetailsProps = { readonly version: SavedVersion; readonly isRestorable: boolean }

/** What a version has changed, or how the site differs from it. */
function VersionDetails({ version: { id, message, time }, isRestorable }: VersionDetailsProps) {
  const { send, page, change, showResult } = useEditor()
  const { attempt, isRunning } = useAttempt()
  const [compared, setCompared] = useState<'previous' | 'now' | 'restored'>('previous')
  /** Whether the author is asked to confirm that the version is restored. */
  const isAsked = compared === 'restored'
  const request = useMemo(() => ({ version: id, with: compared }), [id, compared])
  const { value, instead } = valueOf(useReply(send, 'compare', request, page))
  const restore = async () => {
    const outcome = { message: sentences.restored(message), focus: ['[role=tabpanel]'] }
    const result = change({ kind: 'restore', version: id }).then(problemOf)
    if (await attempt(() => showResult(result, outcome))) setCompared('now')
  }
  return (
    <Stack>
      {isRestorable && !isAsked && (
        <>
          <SegmentedControl
            value={compared}
            onChange={setCompared}
            data={[
              { value: 'previous', label: sentences.changed },
              { value: 'now', label: sentences.compared },
            ]}
          />
          {value?.canRestore === true && (
            <Button onClick={() => setCompared('restored')}>{sentences.restore}</Button>
          )}
        </>
      )}
      {isAsked && (
        // The first Enter opens it, so a second one must not restore.
        <Alert title={sentences.ask(message)} ref={focusElement} tabIndex={-1}>
          <Text>{sentences.consequences(formatTime(time))}</Text>
          <Group gap="xs" mt="xs">
            <Button variant="filled" disabled={isRunning} onClick={() => void restore()}>
              {isRunning ? sentences.restoring : sentences.restore}
            </Button>
            <Button disabled={isRunning} onClick={() => setCompared('now')}>
              {SENTENCES.pages.cancel}
            </Button>
          </Group>
        </Alert>
      )}
      {instead}
      {value?.pages.length === 0 && <Text>{value.isFirst ? sentences.first : sentences.same}</Text>}
      <ChangeList pages={value?.pages ?? []} />
    </Stack>
  )
}
