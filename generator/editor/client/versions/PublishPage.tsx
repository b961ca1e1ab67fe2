import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { PageProblems } from '../../protocol.ts'
import { EditorDialog, useDialogClose } from '../EditorDialog.tsx'
import { problemOf, useEditor } from '../editor.ts'
import { SENTENCES } from '../sentences.ts'
import { CheckList } from './ChangeList.tsx'

const { bar, publish: sentences } = SENTENCES

/** The button that publishes a draft. It shows first what visitors would see that is not ready. */
export function PublishPage() {
  const { send, page, change, showResult, setStatus } = useEditor()
  const [checks, setChecks] = useState<readonly PageProblems[]>()
  const publish = () => {
    void showResult(change({ kind: 'values', values: [page.draft] }).then(problemOf), {
      message: bar.published,
    })
  }
  const check = async () => {
    const reply = await send('launch', location.pathname)
    if (reply.checks.length === 0) publish()
    else setChecks(reply.checks)
  }
  return (
    <>
      <Button
        onClick={() =>
          void check().catch((error: unknown) =>
            setStatus(error instanceof Error ? error.message : String(error)),
          )
        }
      >
        {bar.publish}
      </Button>
      {checks !== undefined && (
        <CheckDialog checks={checks} onClose={() => setChecks(undefined)} onPublish={publish} />
      )}
    </>
  )
}

type CheckDialogProps = {
  readonly checks: readonly PageProblems[]
  readonly onClose: () => void
  readonly onPublish: () => void
}

function CheckDialog({ checks, onClose, onPublish }: CheckDialogProps) {
  const close = useDialogClose(onClose)
  return (
    <EditorDialog title={sentences.page(document.title)} onClose={() => close()}>
      <Stack>
        <Text>{sentences.checks}</Text>
        <CheckList checks={checks} />
        <Group justify="end">
          <Button onClick={() => close()}>{sentences.later}</Button>
          <Button
            variant="filled"
            onClick={() => {
              close()
              onPublish()
            }}
          >
            {sentences.anyway}
          </Button>
        </Group>
      </Stack>
    </EditorDialog>
  )
}
