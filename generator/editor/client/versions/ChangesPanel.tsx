import { Accordion, Alert, Anchor, Button, Group, Stack, Tabs, Text, Title } from '@mantine/core'
import type { Conflict, Publication, RequestOf } from '../../protocol.ts'
import { ComparedText } from '../ChangedText.tsx'
import { Details } from '../Details.tsx'
import { problemOf, useEditor, useReply } from '../editor.ts'
import { openPage } from '../openPage.ts'
import { TABS } from '../openPanel.ts'
import { Problem } from '../Problem.tsx'
import { SENTENCES } from '../sentences.ts'
import { SidePanel } from '../SidePanel.tsx'
import { useOfferedTexts, useUnsavedTexts } from '../unsaved.ts'
import { ChangeList } from './ChangeList.tsx'
import { formatTime, RefusalAlert, useVersionActions, valueOf } from './versionActions.tsx'
import { VersionList, VersionsTab } from './VersionList.tsx'

const { bar, changes: sentences, conflict, publish: publishing, versions } = SENTENCES

/** What has changed since the last version, the versions, and how they are published. */
export function ChangesPanel() {
  const { open, selectTab } = useEditor().panel
  const tab = open?.tab ?? 'changes'
  const Content = CONTENTS[tab]
  return (
    <SidePanel title={SENTENCES.bar.panels.Changes} subtitle={sentences.tabs[tab]}>
      <Tabs value={tab} onChange={selectTab}>
        <Tabs.List grow mb="md">
          {TABS.map((value) => (
            <Tabs.Tab key={value} value={value}>
              {sentences.tabs[value]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel key={tab} value={tab}>
          <Content />
        </Tabs.Panel>
      </Tabs>
    </SidePanel>
  )
}

/** The changes since the last version, which can be saved as the next one. */
function ChangesTab() {
  const { send, page } = useEditor()
  const { value, instead } = valueOf(useReply(send, 'changes', null, page))
  const { form, problem } = useVersionActions(value)
  const unsaved = useUnsavedNote()
  if (value === undefined) return instead
  const { last, pages, hasUnsavedChanges } = value
  const save = (message: string | null) => send('saveVersion', message ?? versions.noMessage)
  return (
    <Stack>
      {hasUnsavedChanges && form(versions.save, save, versions.saved)}
      {problem}
      {unsaved}
      <Text component="output" c="dimmed">
        {pages.length > 0 && last
          ? sentences.since(last.message, last.author, formatTime(last.time))
          : hasUnsavedChanges
            ? sentences.hidden
            : unsaved === null && sentences.nothing}
      </Text>
      <ChangeList pages={pages} />
    </Stack>
  )
}

/** Says that typed texts are not saved, so no version contains them. Null: there are none. */
function useUnsavedNote() {
  const { isSaving } = useEditor()
  const count = useUnsavedTexts().length + useOfferedTexts().length
  return isSaving || count === 0 ? null : <Text c="orange.9">{sentences.unsaved}</Text>
}

/** What visitors do not see yet, at once; then what others have published, and what to correct before. */
function PublishTab() {
  const { send, page } = useEditor()
  const known = useReply(send, 'publication', 'known', page)
  const checked = useReply(send, 'publication', 'checked', page)
  const isChecked = checked.value !== undefined && !checked.isLoading
  const { value, instead } = valueOf(isChecked ? checked : known)
  const { form, field, run, isRunning, problem } = useVersionActions(value)
  const unsaved = useUnsavedNote()
  if (value === undefined) return instead
  const { pages = [], theirs, hints, hidden, canPublish, hasUnsavedChanges, published } = value
  const button = hasUnsavedChanges ? publishing.saveAndPublish : SENTENCES.bar.publish
  const isKnown = canPublish || value.problem === undefined
  const isDisabled = isRunning || !isChecked
  return (
    <Stack>
      {published && pages.length === 0 && !hasUnsavedChanges && (
        <Alert role="note" color="green" title={publishing.publishedAt(formatTime(published.time))}>
          {hidden.every(({ path }) => path !== location.pathname) && (
            <Anchor
              href={published.origin + location.pathname}
              target="_blank"
              c="blue.9"
              td="underline"
            >
              {publishing.openPublished}
            </Anchor>
          )}
        </Alert>
      )}
      <RefusalAlert refusal={value.problem} />
      <Problem text={checked.problem} />
      {theirs.length > 0 ? (
        <>
          {field}
          <Theirs
            publication={value}
            isDisabled={isDisabled}
            onCombine={(preference) =>
              run((message) => send('combine', { message, preference }), publishing.combined)
            }
          />
        </>
      ) : (
        canPublish &&
        form(button, (message) => send('publish', message), publishing.published, isDisabled)
      )}
      {problem}
      {canPublish && hints.length > 0 && <Hints hints={hints} />}
      {unsaved}
      <Text component="output" c="dimmed">
        {!isChecked && checked.problem === '' && <>{publishing.checking} </>}
        {pages.length > 0
          ? publishing.unseen
          : canPublish
            ? sentences.hidden
            : isKnown &&
              unsaved === null &&
              `${publishing.none} ${hidden.length === 0 ? publishing.all : ''}`}
      </Text>
      {hidden.length > 0 && (
        <Text c="orange.9">{publishing.hiddenPages(hidden.map(({ name }) => name))}</Text>
      )}
      <ChangeList pages={pages} />
    </Stack>
  )
}

/** What to correct in what has changed, then all else on the changed pages, which is folded. */
function Hints({ hints: pages }: Pick<Publication, 'hints'>) {
  return [true, false].map((isNew) => {
    const found = pages.flatMap(({ hints, ...page }) => {
      const shown = hints.filter((hint) => hint.isNew === isNew)
      return shown.length === 0 ? [] : [{ ...page, hints: shown }]
    })
    if (found.length === 0) return null
    const all = found.flatMap(({ hints }) => hints)
    const samples = all.filter(({ message }) => message === undefined).length
    return (
      <Stack key={String(isNew)} gap="xs">
        <Title order={3} size="h5">
          {isNew && `${sentences.tabs.changes}: `}
          {[
            samples > 0 && publishing.samples(samples),
            all.length > samples && publishing.hints(all.length - samples),
          ]
            .filter(Boolean)
            .join(', ')}
        </Title>
        <Accordion multiple defaultValue={isNew ? found.map(({ path }) => path) : []}>
          {found.map((page) => (
            <Accordion.Item key={page.path} value={page.path}>
              <Accordion.Control>{`${page.page} (${page.hints.length})`}</Accordion.Control>
              <Accordion.Panel>
                <HintsOfPage {...page} />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      </Stack>
    )
  })
}

/** The hints on a page, by section. */
const HintsOfPage = ({ page, path, hints }: Publication['hints'][number]) => (
  <Stack gap="xs">
    {path !== location.pathname && (
      <Button size="compact-sm" onClick={() => void openPage(path)}>
        {SENTENCES.bar.open(page)}
      </Button>
    )}
    {[...new Set(hints.map(({ section }) => section))].map((section) => (
      <div key={section}>
        <Text fw={600}>{section}</Text>
        <Stack component="ul" gap={2} m={0} p={0}>
          {hints
            .filter((hint) => hint.section === section)
            .map(({ label, message, text, location: at }) => (
              <li key={at}>
                {[label, text !== undefined && `“${text}”`, message].filter(Boolean).join(': ')}
              </li>
            ))}
        </Stack>
      </div>
    ))}
    <Details>
      {hints.map(({ label, location: at }) => (
        <div key={at}>
          {label}: {at}
        </div>
      ))}
    </Details>
  </Stack>
)

type TheirsProps = {
  readonly publication: Publication
  readonly isDisabled: boolean
  readonly onCombine: (preference: RequestOf<'combine'>['preference']) => void
}

/** The newer versions of others, and how they can be combined with those of the author. */
function Theirs({ publication, isDisabled, onCombine }: TheirsProps) {
  const { change, showResult } = useEditor()
  const { theirs, combination, hasUnsavedChanges } = publication
  const authors = [...new Set(theirs.map(({ author }) => author))]
  const { hasConflict = false, conflicts = [], problem } = combination ?? {}
  const clean = hasUnsavedChanges ? publishing.saveFirst : publishing.clean
  const choices = hasConflict ? (['mine', 'theirs'] as const) : [null]
  return (
    <Alert
      color="blue"
      title={publishing.theirs(new Intl.ListFormat('en').format(authors), theirs.length)}
    >
      <Stack gap="xs">
        <VersionList versions={theirs} />
        <RefusalAlert refusal={problem} />
        {problem === undefined && (
          <>
            <Text>{hasConflict ? publishing.conflict : clean}</Text>
            <Stack component="ul" gap="xs" m={0} p={0}>
              {conflicts.map(({ page = sentences.allPages, label, takeTheirs, ...texts }) => (
                <Stack key={`${page} ${label}`} component="li" gap={2}>
                  <Text fw={600}>{`${page}: ${label}`}</Text>
                  {PAIRS.map(([whose, other]) => (
                    <Text key={whose}>
                      {publishing.versionOf[whose]}:{' '}
                      <ComparedText text={wordsOf(texts[whose])} other={wordsOf(texts[other])} />
                    </Text>
                  ))}
                  {takeTheirs !== undefined && (
                    <Button
                      size="compact-sm"
                      w="fit-content"
                      disabled={isDisabled}
                      aria-label={`${conflict.takeTheirs}: ${label}`}
                      onClick={() =>
                        void showResult(change(takeTheirs).then(problemOf), {
                          message: bar.saved,
                          // The button is gone.
                          focus: ['[role=tabpanel]'],
                        })
                      }
                    >
                      {conflict.takeTheirs}
                    </Button>
                  )}
                </Stack>
              ))}
            </Stack>
            <Group gap="xs">
              {choices.map((preference) => (
                <Button
                  key={preference}
                  disabled={isDisabled}
                  onClick={() => onCombine(preference)}
                >
                  {publishing.combine[preference ?? 'both']}
                </Button>
              ))}
            </Group>
          </>
        )}
      </Stack>
    </Alert>
  )
}

const PAIRS = [
  ['mine', 'theirs'],
  ['theirs', 'mine'],
] as const

/** What people read of a version of a place, or what has happened to it. */
const wordsOf = ({ text, what }: Conflict['mine']) => text ?? sentences.what[what]

/** The contents of the tabs. */
const CONTENTS = { changes: ChangesTab, versions: VersionsTab, publish: PublishTab }
