import { Button, Stack, Tabs, Text } from '@mantine/core'
import { useEditor, useReply } from '../editor.ts'
import { TABS } from '../openPanel.ts'
import { Problem } from '../Problem.tsx'
import { SENTENCES } from '../sentences.ts'
import { PanelSkeleton, SidePanel } from '../SidePanel.tsx'
import { ChangeList } from './ChangeList.tsx'
import { PublishTab } from './PublishTab.tsx'
import { formatTime, RefusalAlert, useVersionActions } from './versionActions.tsx'
import { VersionsTab } from './VersionList.tsx'

const { changes: sentences, versions } = SENTENCES

/** What has changed since the last version, the versions, and how they are published. */
export function ChangesPanel() {
  const { open, selectTab } = useEditor().panel
  return (
    <SidePanel title={SENTENCES.bar.panels.Changes}>
      <Tabs value={open?.tab ?? 'changes'} onChange={selectTab} keepMounted={false}>
        <Tabs.List grow mb="md">
          {TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {sentences.tabs[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="changes">
          <ChangesTab />
        </Tabs.Panel>
        <Tabs.Panel value="versions">
          <VersionsTab />
        </Tabs.Panel>
        <Tabs.Panel value="publish">
          <PublishTab />
        </Tabs.Panel>
      </Tabs>
    </SidePanel>
  )
}

/** The changes since the last version, which can be saved as the next one. */
function ChangesTab() {
  const { send, page } = useEditor()
  const { value: reply, problem: failure } = useReply(send, 'changes', null, page)
  const state = reply !== undefined && 'value' in reply ? reply.value : undefined
  const { last, pages = [], hasUnsavedChanges = false } = state ?? {}
  const { run, isRunning, save, field, problem } = useVersionActions(pages)
  if (reply === undefined) return failure === '' ? <PanelSkeleton /> : <Problem text={failure} />
  if ('refused' in reply) return <RefusalAlert refusal={reply.refused} />
  return (
    <Stack>
      {hasUnsavedChanges && (
        <Stack
          component="form"
          gap="xs"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isRunning) void run([save], versions.saved)
          }}
        >
          {field}
          <Button type="submit" loading={isRunning}>
            {versions.save}
          </Button>
        </Stack>
      )}
      {problem}
      <Text component="output" c="gray.7">
        {pages.length > 0 && last
          ? sentences.since(last.message, last.author, formatTime(last.time))
          : hasUnsavedChanges
            ? sentences.hidden
            : sentences.nothing}
      </Text>
      <ChangeList pages={pages} />
    </Stack>
  )
}
