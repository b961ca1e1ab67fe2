import { Button, Stack, Tabs, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useEditor, useReply } from '../editor.ts'
import { Problem } from '../Problem.tsx'
import { SENTENCES } from '../sentences.ts'
import { PanelSkeleton, SidePanel } from '../SidePanel.tsx'
import { ChangeList } from './ChangeList.tsx'
import { PublishTab } from './PublishTab.tsx'
import { formatTime, RefusalAlert, useAction } from './Refusal.tsx'
import { VersionsTab } from './VersionList.tsx'

const { changes: sentences, versions } = SENTENCES

/** What has changed since the last version, the versions, and how they are published. */
export const ChangesPanel = () => (
  <SidePanel title={SENTENCES.bar.panels.Changes}>
    <Tabs defaultValue="changes" keepMounted={false}>
      <Tabs.List grow mb="md">
        <Tabs.Tab value="changes">{sentences.tabs.changes}</Tabs.Tab>
        <Tabs.Tab value="versions">{sentences.tabs.versions}</Tabs.Tab>
        <Tabs.Tab value="publish">{sentences.tabs.publish}</Tabs.Tab>
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

/** The changes since the last version, which can be saved as the next one. */
function ChangesTab() {
  const { send, page } = useEditor()
  const { value: reply, problem, reload } = useReply(send, 'changes', null, page)
  if (reply === undefined) {
    return problem === '' ? <PanelSkeleton /> : <Problem text={problem} />
  }
  if ('refused' in reply) return <RefusalAlert refusal={reply.refused} />
  const { last, pages, hasUnsavedChanges } = reply.value
  return (
    <Stack>
      {hasUnsavedChanges && (
        <SaveForm
          suggestion={versions.suggestion(
            pages.map((changed) => changed.page ?? sentences.allPages),
          )}
          onSaved={reload}
        />
      )}
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

type SaveFormProps = {
  /** The message of a version for which the author writes none. */
  readonly suggestion: string
  readonly onSaved: () => Promise<void>
}

function SaveForm({ suggestion, onSaved }: SaveFormProps) {
  const { send, showResult } = useEditor()
  const { run, refusal, isRunning } = useAction()
  const [message, setMessage] = useState('')
  const save = async () => {
    const problem = await run(send('saveVersion', message.trim() || suggestion))
    if (problem === '') await onSaved()
    return problem
  }
  return (
    <Stack
      component="form"
      gap="xs"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isRunning) void showResult(save(), { message: versions.saved })
      }}
    >
      <TextInput
        label={versions.message}
        description={versions.hint}
        placeholder={suggestion}
        maxLength={200}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <Button type="submit" variant="filled" loading={isRunning}>
        {versions.save}
      </Button>
      <RefusalAlert refusal={refusal} />
    </Stack>
  )
}
