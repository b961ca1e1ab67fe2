import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { Publication, RequestOf } from '../../protocol.ts'
import { useEditor, useReply } from '../editor.ts'
import { Problem } from '../Problem.tsx'
import { SENTENCES } from '../sentences.ts'
import { PanelSkeleton } from '../SidePanel.tsx'
import { CheckList } from './ChangeList.tsx'
import { RefusalAlert, useAction } from './Refusal.tsx'
import { VersionList } from './VersionList.tsx'

const { publish: sentences } = SENTENCES

/** What is published next, what others have published, and what to correct before. */
export function PublishTab() {
  const { send, showResult } = useEditor()
  const { value: reply, problem, reload } = useReply(send, 'publication', null)
  const { run, refusal, isRunning } = useAction()
  if (reply === undefined) {
    if (problem !== '') return <Problem text={problem} />
    return (
      <Stack>
        <Text>{sentences.asking}</Text>
        <PanelSkeleton />
      </Stack>
    )
  }
  if ('refused' in reply) return <RefusalAlert refusal={reply.refused} />
  const publication = reply.value
  const { mine, theirs, checks, canPublish, hasUnsavedChanges } = publication
  const perform = async (request: Parameters<typeof run>[0]) => {
    const rejection = await run(request)
    await reload()
    return rejection
  }
  const publish = () => {
    void showResult(perform(send('publish', null)), { message: sentences.published })
  }
  const combine = (preference: RequestOf<'combine'>) => {
    void showResult(perform(send('combine', preference)), { message: sentences.combined })
  }
  return (
    <Stack>
      <RefusalAlert refusal={publication.problem} color="yellow" />
      <RefusalAlert refusal={refusal} />
      {theirs.length > 0 && (
        <Theirs publication={publication} isRunning={isRunning} onCombine={combine} />
      )}
      {mine !== undefined && (
        <>
          <Text>{mine.length > 0 ? sentences.mine(mine.length) : sentences.none}</Text>
          <VersionList versions={mine} />
        </>
      )}
      {hasUnsavedChanges && <Text c="orange.9">{sentences.unsaved}</Text>}
      {canPublish && checks.length > 0 && (
        <Alert color="yellow">
          <Stack gap="xs">
            <Text fw={600}>{sentences.checks}</Text>
            <CheckList checks={checks} />
          </Stack>
        </Alert>
      )}
      <Button
        variant="filled"
        disabled={!canPublish || theirs.length > 0}
        loading={isRunning}
        onClick={publish}
      >
        {checks.length > 0 && canPublish ? sentences.anyway : sentences.publish}
      </Button>
    </Stack>
  )
}

type TheirsProps = {
  readonly publication: Publication
  readonly isRunning: boolean
  readonly onCombine: (preference: RequestOf<'combine'>) => void
}

/** The newer versions of others, and how they can be combined with those of the author. */
function Theirs({ publication, isRunning, onCombine }: TheirsProps) {
  const { close } = useEditor().panel
  const { theirs, combination, hasUnsavedChanges } = publication
  const authors = [...new Set(theirs.map(({ author }) => author))]
  const { hasConflict = false, problem } = combination ?? {}
  const explanation = hasConflict ? sentences.conflict : sentences.clean
  const button = (text: string, preference: RequestOf<'combine'>) => (
    <Button disabled={hasUnsavedChanges || isRunning} onClick={() => onCombine(preference)}>
      {text}
    </Button>
  )
  return (
    <Alert
      color="blue"
      title={sentences.theirs(new Intl.ListFormat('en').format(authors), theirs.length)}
    >
      <Stack gap="xs">
        <VersionList versions={theirs} />
        {problem === undefined ? (
          <>
            <Text>{hasUnsavedChanges ? sentences.saveFirst : explanation}</Text>
            <Group gap="xs">
              {hasConflict ? (
                <>
                  {button(sentences.mineThere, 'mine')}
                  {button(sentences.theirsThere, 'theirs')}
                </>
              ) : (
                button(sentences.combine, null)
              )}
              <Button onClick={close}>{sentences.later}</Button>
            </Group>
          </>
        ) : (
          <RefusalAlert refusal={problem} />
        )}
      </Stack>
    </Alert>
  )
}
