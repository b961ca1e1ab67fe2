import type { Change, NewValue, ReplyOf, Setting } from '../../protocol.ts'
import {
  ActionIcon,
  Fieldset,
  Group,
  NativeSelect,
  NavLink,
  Paper,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { useMemo, useRef, useState } from 'react'
import { product } from '../../../../generated/site.gen.ts'
import { Icon } from '../../../../src/parts/icons.tsx'
import { documentTitle } from '../../../../src/shell/pageRoute.tsx'
import { problemOf, useEditor, useReply, type ReplyOrFailure } from '../editor.ts'
import { Problem } from '../Problem.tsx'
import { SENTENCES } from '../sentences.ts'
import { SidePanel } from '../SidePanel.tsx'
import { unsavedKey, useUnsavedStore, useUnsavedTexts } from '../unsaved.ts'
import { ListEntries } from './ListEntries.tsx'
import { SettingsContext, visibleText, type SharedSettings } from './SettingField.tsx'
import { Settings } from './Settings.tsx'

const { settings: sentences } = SENTENCES

/** The settings of a part of the site, with all of its texts. The panel is made from the schemas. */
export function SettingsPanel() {
  const { send, page, change, panel } = useEditor()
  /** The part whose settings are requested. Default: the page, also if the page has no such part. */
  const path = panel.open?.part
  /** The settings of the last page stay until the next one is loaded. */
  const [shown, setShown] = useState({ page, pathname: location.pathname })
  const isOther = page !== shown.page
  if (isOther && page.regions.length > 0) setShown({ page, pathname: location.pathname })
  const request = useMemo(() => ({ page: shown.pathname, path }), [shown.pathname, path])
  const version = useMemo(() => ({ page: shown.page, path }), [shown.page, path])
  const reply = useReply(send, 'describePart', request, version)
  const { value: settings, loaded, isLoading, problem, reload } = reply
  const isOtherPart = isLoading && loaded?.path !== path
  const [added, setAdded] = useState('')

  /** Sends a change, and loads the settings again if it is saved. */
  async function changeSetting(requested: Change): Promise<ReplyOrFailure> {
    const isNew = requested.kind === 'newValue'
    if (isNew) setAdded('')
    const reply = await change(requested)
    if (isNew) setAdded(unsavedKey(requested.path))
    if (reply.result !== 'rejected') await reload()
    return reply
  }
  const saveValue = useSaveValue(changeSetting)

  return (
    <SidePanel
      title="Settings"
      isBusy={isOther || isLoading}
      isEmpty={problem === '' && (isOtherPart || settings === undefined)}
      header={
        <>
          {settings === undefined ? (
            <Skeleton h="3.75rem" />
          ) : (
            <PartChoice {...settings} path={(isOtherPart && path) || settings.path} />
          )}
          <Problem text={problem} />
        </>
      }
    >
      {settings !== undefined && (
        <SettingsContext
          value={{
            part: settings.path,
            choices: settings.choices,
            change: changeSetting,
            saveValue,
            added,
          }}
        >
          <Stack key={JSON.stringify(settings.path)}>
            {unsavedKey([...settings.path, 'sections']) === unsavedKey(page.sections.list.path) && (
              <SectionList />
            )}
            <SearchResult settings={settings.settings} />
            {settings.path.length === 0 && <SiteParts targets={settings.targets} />}
            <Settings settings={settings.settings} />
          </Stack>
        </SettingsContext>
      )}
    </SidePanel>
  )
}

/**
 * Returns what saves an entered value. If it is rejected, it is saved together with the other rejected values of its
 * object: a rule can compare them, e.g. the start and the end of an event.
 */
function useSaveValue(change: SharedSettings['change']): SharedSettings['saveValue'] {
  const { find, clear } = useUnsavedStore()
  const rejected = useRef<readonly { readonly entered: string; readonly value: NewValue }[]>([])
  const keyOf = ({ path }: NewValue) => unsavedKey(path)
  const ownerOf = ({ path }: NewValue) => unsavedKey(path.slice(0, -1))
  return async (entered, value) => {
    const send = (...values: NewValue[]) => change({ kind: 'values', values })
    const reply = await send(value)
    if (reply.result !== 'rejected') return problemOf(reply)
    // Without those that the author has changed or discarded since then.
    const others = rejected.current.filter(
      (other) =>
        keyOf(other.value) !== keyOf(value) && find(keyOf(other.value))?.value === other.entered,
    )
    rejected.current = [...others, { entered, value }]
    const together = others.filter((other) => ownerOf(other.value) === ownerOf(value))
    if (together.length === 0) return problemOf(reply)
    const { result } = await send(value, ...together.map((other) => other.value))
    if (result !== 'saved') return problemOf(reply)
    for (const other of together) clear(keyOf(other.value), other.entered)
    return ''
  }
}

type Part = Pick<ReplyOf<'describePart'>, 'targets' | 'path'>

/** The choice between the page, one of its sections, and the site with its parts. */
function PartChoice({ targets, path }: Part) {
  const { page, panel } = useEditor()
  const current = targets.find((target) => unsavedKey(target.path) === unsavedKey(path))
  const group = current?.group ?? 'page'
  /** Of the sections, the one that has the toolbar. */
  const selectGroup = (next: string) => {
    const selected = selectedSection()
    const [first] = targets.filter((target) => target.group === next)
    const { list, sections } = page.sections
    const isSelected = next === 'section' && sections[selected] !== undefined
    panel.selectPart(isSelected ? [...list.path, selected] : (first?.path ?? []))
  }
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={sentences.part}
        data={Object.entries(sentences.groups).map(([value, label]) => ({ value, label }))}
        value={group}
        onChange={selectGroup}
      />
      {group === 'section' && (
        <NativeSelect
          aria-label={sentences.groups.section}
          value={JSON.stringify(path)}
          data={targets
            .filter((target) => target.group === group)
            .map((target) => ({ value: JSON.stringify(target.path), label: target.name }))}
          onChange={({ currentTarget }) => panel.selectPart(JSON.parse(currentTarget.value))}
        />
      )}
      {group === 'site' && path.length > 0 && (
        <Group gap="xs" wrap="nowrap">
          <ActionIcon aria-label={sentences.allParts} onClick={() => panel.selectPart([])}>
            <Icon name="arrow-left" />
          </ActionIcon>
          <Title order={3} size="h5">
            {current?.name}
          </Title>
        </Group>
      )}
    </>
  )
}

/** The index of the section that has the toolbar. NaN if there is none. */
const selectedSection = () =>
  Number(
    document.querySelector('[data-section][data-selected]')?.getAttribute('data-section') ?? NaN,
  )

/** The parts of the site, each with what it is for. */
function SiteParts({ targets }: Pick<Part, 'targets'>) {
  const { panel } = useEditor()
  return (
    <Stack component="ul" gap={0}>
      {targets
        .filter(({ group, path }) => group === 'site' && path.length > 0)
        .map(({ path, name, description }) => (
          <li key={name}>
            <NavLink
              component="button"
              label={name}
              description={description}
              rightSection={<Icon name="chevron-right" />}
              onClick={() => panel.selectPart(path)}
            />
          </li>
        ))}
    </Stack>
  )
}

/** How the open page looks in search results, while its title and its description are typed. Nothing for other settings. */
function SearchResult({ settings }: { readonly settings: readonly Setting[] }) {
  const unsaved = useUnsavedTexts()
  const [title, description] = ['title', 'description'].map((property) => {
    const setting = settings.find(
      ({ path: [root, , ...keys] }) => root === 'routes' && keys.join('.') === property,
    )
    const key = setting && unsavedKey(setting.path)
    const typed = unsaved.find((text) => text.key === key)?.value
    return typed === undefined ? setting?.value?.toString() : visibleText(typed, setting?.text)
  })
  if (title === undefined || description === undefined) return null
  return (
    <Paper component="section" withBorder shadow="none" p="sm" aria-label={sentences.searchResult}>
      <Stack gap={4} style={{ overflowWrap: 'anywhere' }}>
        <Text size="xs">{product.origin + location.pathname}</Text>
        <Text size="xl" c="#1a0dab">
          {shortened(documentTitle(title), TITLE)}
        </Text>
        <Text>{shortened(description, DESCRIPTION)}</Text>
        <Text size="xs" c="dimmed">
          {sentences.lengths(
            lengthHint(documentTitle(title), TITLE),
            lengthHint(description, DESCRIPTION),
          )}
        </Text>
      </Stack>
    </Paper>
  )
}

/** About how many characters search engines show. */
const TITLE = 60
const DESCRIPTION = 160

const shortened = (text: string, limit: number) =>
  text.length > limit ? `${text.slice(0, limit).replace(/\s+\S*$/, '')} …` : text

const lengthHint = ({ length }: string, limit: number) =>
  length > limit ? sentences.tooLong(length, limit) : sentences.fits(length, limit)

/** The sections of the page in the settings of the page: a click shows the settings of one, and a drag or its menu moves it. */
function SectionList() {
  const { page, panel } = useEditor()
  const { list, sections } = page.sections
  if (sections.length === 0) return null
  return (
    <Fieldset
      variant="unstyled"
      legend={
        <Text span size="sm" fw={600}>
          {SENTENCES.sections.list}
        </Text>
      }
    >
      <ListEntries
        list={list}
        labels={sections.map(({ heading }) => heading)}
        isEditable={list.problem === undefined}
        variants={[]}
        isFull
        limit={sections.length}
        onMoved={() => undefined}
      >
        {(index, { handle, menu }) => (
          <Group wrap="nowrap" gap={0}>
            {handle}
            <NavLink
              component="button"
              p="xs"
              label={sections[index]?.heading}
              onClick={() => panel.selectPart([...list.path, index])}
            />
            {menu}
          </Group>
        )}
      </ListEntries>
    </Fieldset>
  )
}
