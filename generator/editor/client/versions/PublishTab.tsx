import { Accordion, Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { Publication, RequestOf } from '../../protocol.ts'
import { Details } from '../Details.tsx'
import { useEditor, useReply } from '../editor.ts'
import { Problem } from '../Problem.tsx'
import { SENTENCES } from '../sentences.ts'
import { PanelSkeleton } from '../SidePanel.tsx'
import { ChangeList } from './ChangeList.tsx'
import { RefusalAlert, useVersionActions } from './versionActions.tsx'
import { VersionList } from './VersionList.tsx'

const { publish: sentences } = SENTENCES

/** What visitors do not see yet, what others have published, and what to correct before. */
export function PublishTab() {
  const { send, page } = useEditor()
  const { value: reply, problem: failure } = useReply(send, 'publication', null, page)
  const publication = reply !== undefined && 'value' in reply ? reply.value : undefined
  const { pages = [], theirs = [], hints = [], canPublish, hasUnsavedChanges } = publication ?? {}
  const { run, isRunning, save, field, problem } = useVersionActions(pages)
  const first = hasUnsavedChanges === true ? [save] : []
  if (reply === undefined) {
    if (failure !== '') return <Problem text={failure} />
    return (
      <Stack>
        <Text>{sentences.asking}</Text>
        <PanelSkeleton />
      </Stack>
    )
  }
  if (publication === undefined)
    return 'refused' in reply && <RefusalAlert refusal={reply.refused} />
  const publish = () => void run([...first, () => send('publish', null)], sentences.published)
  return (
    <Stack
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (canPublish === true && theirs.length === 0 && !isRunning) publish()
      }}
    >
      <RefusalAlert refusal={publication.problem} color="yellow" />
      {canPublish === true && hints.length > 0 && <Hints hints={hints} />}
      {hasUnsavedChanges === true && field}
      {problem}
      {theirs.length > 0 ? (
        <Theirs
          publication={publication}
          isRunning={isRunning}
          onCombine={(preference) =>
            void run([...first, () => send('combine', preference)], sentences.combined)
          }
        />
      ) : (
        <Button type="submit" variant="filled" disabled={canPublish !== true} loading={isRunning}>
          {hasUnsavedChanges === true ? sentences.saveAndPublish : sentences.publish}
        </Button>
      )}
      <Text component="output" c="gray.7">
        {pages.length > 0
          ? sentences.unseen
          : canPublish === true
            ? sentences.hidden
            : sentences.none}
      </Text>
      <ChangeList pages={pages} />
    </Stack>
  )
}

/** What to correct on the changed pages, behind the number of hints. */
const Hints = ({ hints: pages }: Pick<Publication, 'hints'>) => (
  <Accordion multiple>
    {pages.map(({ page, hints }) => (
      <Accordion.Item key={page} value={page}>
        <Accordion.Control>{sentences.hintsOn(hints.length, page)}</Accordion.Control>
        <Accordion.Panel>
          <Stack component="ul" gap="xs" m={0} p={0}>
            {hints.map(({ label, message, text, location }) => (
              <li key={location}>
                {label}: {message}
                {text !== undefined && <Text>“{text}”</Text>}
                <Details>{location}</Details>
              </li>
            ))}
          </Stack>
        </Accordion.Panel>
      </Accordion.Item>
    ))}
  </Accordion>
)

type TheirsProps = {
  readonly publication: Publication
  readonly isRunning: boolean
  readonly onCombine: (preference: RequestOf<'combine'>) => void
}

/** The newer versions of others, and how they can be combined with those of the author. */
function Theirs({ publication, isRunning, onCombine }: TheirsProps) {
  const { close } = useEditor().panel
  const { theirs, combination } = publication
  const authors = [...new Set(theirs.map(({ author }) => author))]
  const { hasConflict = false, problem } = combination ?? {}
  const button = (text: string, preference: RequestOf<'combine'>) => (
    <Button disabled={isRunning} onClick={() => onCombine(preference)}>
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
            <Text>{hasConflict ? sentences.conflict : sentences.clean}</Text>
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
