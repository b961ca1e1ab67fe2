import type { Change, NewValue, ReplyOf, Setting } from '../../protocol.ts'
import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { useMemo, useRef, useState } from 'react'
import { product } from '../../../../generated/site.gen.ts'
import { Chevron } from '../../../../src/forms/fields/select/Chevron.tsx'
import { documentTitle } from '../../../../src/shell/pageRoute.tsx'
import { useEditor, useReply, type ReplyOrFailure } from '../editor.ts'
import { Problem } from '../Problem.tsx'
import { SidePanel } from '../SidePanel.tsx'
import { unsavedKey, useUnsavedTexts } from '../unsaved.ts'
import { SettingsContext, useSettings } from './SettingField.tsx'
import { Settings } from './Settings.tsx'
import classes from './SettingsPanel.module.css'

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
  const {
    value: settings,
    loaded,
    isLoading,
    problem,
    reload,
  } = useReply(send, 'describePart', request, shown.page)
  const [added, setAdded] = useState('')
  const rejected = useRef(new Map<string, NewValue>())

  /** Sends a change. A value that is rejected alone is tried together with those that were rejected before. */
  async function changeSetting(requested: Change): Promise<ReplyOrFailure> {
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
      header={
        <>
          <NativeSelect
            label="Settings of"
            value={JSON.stringify(settings?.path)}
            rightSection={<Chevron />}
            data={optionsOf(settings?.targets ?? [])}
            onChange={({ currentTarget }) => panel.selectPart(JSON.parse(currentTarget.value))}
          />
          <Problem text={problem} />
        </>
      }
    >
      {/* Without the texts of the page, they would look as if they were computed. */}
      {settings !== undefined && loaded !== undefined && loaded.regions.length > 0 && (
        <SettingsContext
          value={{
            page: loaded,
            choices: settings.choices,
            change: changeSetting,
            added,
            rejected,
          }}
        >
          <div key={JSON.stringify(settings.path)} className={classes.fields}>
            <SearchResult settings={settings.settings} />
            <Settings settings={settings.settings} />
          </div>
        </SettingsContext>
      )}
    </SidePanel>
  )
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
    <section aria-label="Search result" className={classes.searchResult}>
      <cite>{product.origin + location.pathname}</cite>
      <strong>{shortened(documentTitle(title), TITLE)}</strong>
      <p>{shortened(description, DESCRIPTION)}</p>
      <small>
        Title: {lengthHint(documentTitle(title), TITLE)}. Description:{' '}
        {lengthHint(description, DESCRIPTION)}.
      </small>
    </section>
  )
}

/** About how many characters search engines show. */
const TITLE = 60
const DESCRIPTION = 160

const shortened = (text: string, limit: number) =>
  text.length > limit ? `${text.slice(0, limit).replace(/\s+\S*$/, '')} …` : text

const lengthHint = ({ length }: string, limit: number) =>
  length > limit
    ? `${length} characters, of which search engines show about ${limit}`
    : `${length} of about ${limit} characters`
