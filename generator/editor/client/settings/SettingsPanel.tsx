import type { Change, NewValue, ReplyOf, Setting } from '../../protocol.ts'
import { Box, NativeSelect, Paper, Skeleton, Stack, Text } from '@mantine/core'
import { useMemo, useRef, useState } from 'react'
import { product } from '../../../../generated/site.gen.ts'
import { documentTitle } from '../../../../src/shell/pageRoute.tsx'
import { useEditor, useReply, type ReplyOrFailure } from '../editor.ts'
import { Problem } from '../Problem.tsx'
import { SENTENCES } from '../sentences.ts'
import { SidePanel } from '../SidePanel.tsx'
import { unsavedKey, useUnsavedTexts } from '../unsaved.ts'
import { SettingsContext, useSettings } from './SettingField.tsx'
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
  // Without the texts of the page, they would look as if they were computed.
  const isReady = loaded !== undefined && loaded.page.regions.length > 0
  const [added, setAdded] = useState('')
  const rejected = useRef(new Map<string, NewValue>())

  /** Sends a change. A value that is rejected alone is tried together with those that were rejected before. */
  async function changeSetting(requested: Change): Promise<ReplyOrFailure> {
    if (requested.kind === 'newValue') setAdded('')
    let reply = await change(requested)
    const values = requested.kind === 'values' ? requested.values : []
    const others = [...rejected.current.values()].filter((other) =>
      values.every(({ path: own }) => String(own) !== String(other.path)),
    )
    if (values.length > 0 && reply.result === 'rejected' && others.length > 0) {
      const together = await change({ kind: 'values', values: [...values, ...others] })
      if (together.result === 'saved') {
        rejected.current.clear()
        reply = together
      }
    }
    if (requested.kind === 'newValue') setAdded(unsavedKey(requested.path))
    if (reply.result !== 'rejected') await reload()
    return reply
  }

  return (
    <SidePanel
      title="Settings"
      isBusy={isOther || isLoading}
      isEmpty={problem === '' && (isOtherPart || !isReady)}
      header={
        <>
          {settings === undefined ? (
            <Skeleton h="3.75rem" />
          ) : (
            <NativeSelect
              label={sentences.part}
              value={JSON.stringify(isOtherPart ? path : settings.path)}
              data={optionsOf(settings.targets)}
              onChange={({ currentTarget }) => panel.selectPart(JSON.parse(currentTarget.value))}
            />
          )}
          <Problem text={problem} />
        </>
      }
    >
      {settings !== undefined && isReady && (
        <SettingsContext
          value={{
            page: loaded.page,
            choices: settings.choices,
            colors: colorsIn(settings.settings),
            change: changeSetting,
            added,
            rejected,
          }}
        >
          {/* What lies over inputs stays below the header of the panel. */}
          <Box key={JSON.stringify(settings.path)} style={{ isolation: 'isolate' }}>
            <SearchResult settings={settings.settings} />
            <Settings settings={settings.settings} />
          </Box>
        </SettingsContext>
      )}
    </SidePanel>
  )
}

/** The colors among settings, without duplicates. */
function colorsIn(settings: readonly Setting[]): readonly string[] {
  const colors = settings.flatMap(({ control, value }) => {
    if (control.kind === 'group') return colorsIn(control.settings)
    return control.kind === 'color' && value !== undefined ? [String(value)] : []
  })
  return [...new Set(colors)]
}

/** The options of the parts, in their groups. */
const optionsOf = (targets: ReplyOf<'describePart'>['targets']) =>
  [...new Set(targets.map(({ group }) => group))].map((group) => ({
    group,
    items: targets
      .filter((target) => target.group === group)
      .map(({ path, name }) => ({ value: JSON.stringify(path), label: name })),
  }))

/** How the open page looks in search results, while its title and its description are typed. Nothing for other settings. */
function SearchResult({ settings }: { readonly settings: readonly Setting[] }) {
  const { inserted } = useSettings().page
  const unsaved = useUnsavedTexts()
  const [title, description] = ['title', 'description'].map((property) => {
    const setting = settings.find(
      ({ path: [root, , ...keys] }) => root === 'routes' && keys.join('.') === property,
    )
    const key = setting && unsavedKey(setting.path)
    const typed = unsaved.find((text) => text.key === key)?.value
    return inserted.reduce(
      (text, { code, value }) => text?.replaceAll(`\${${code}}`, value),
      typed ?? setting?.value?.toString(),
    )
  })
  if (title === undefined || description === undefined) return null
  return (
    <Paper
      component="section"
      withBorder
      shadow="none"
      p="sm"
      mb="md"
      aria-label={sentences.searchResult}
    >
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
