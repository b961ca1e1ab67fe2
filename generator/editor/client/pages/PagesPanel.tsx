import type { MenuEntry, PageList } from '../../protocol.ts'
import { Badge, Button, Group, NavLink, Stack, Text, TextInput, Title } from '@mantine/core'
import { useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../../../../src/parts/icons.tsx'
import { EntryMenu } from '../ActionsMenu.tsx'
import { useEditor, useReply } from '../editor.ts'
import { matchesSearch } from '../layout.ts'
import { openPage } from '../openPage.ts'
import { useStateAcrossReload } from '../openPanel.ts'
import { Problem } from '../Problem.tsx'
import { SearchTexts } from '../search/SearchTexts.tsx'
import { SENTENCES } from '../sentences.ts'
import { SidePanel } from '../SidePanel.tsx'
import { PagesContext, usePages, type OpenForm } from './ChangeForm.tsx'
import { AddPageForm, CopyPageForm, RemovePageForm, RenamePageForm } from './pageForms.tsx'

const { pages: sentences } = SENTENCES

/** The pages of the site and the menu. Renaming and removing show their consequences before they are written. */
export function PagesPanel() {
  const { send, page } = useEditor()
  const { value: list, problem } = useReply(send, 'pageList', null, page)
  const [form, setForm] = useStateAcrossReload<OpenForm | null>('page-editor-form', null)
  const [search, setSearch] = useState('')
  const about = list?.pages.find(({ path }) => path === form?.path)
  const { title, Form } = FORMS[form?.name ?? 'addPage']
  const isListShown = about === undefined
  return (
    <SidePanel
      title="Pages"
      subtitle={about && title(about.name)}
      isEmpty={list === undefined && problem === ''}
      onBack={isListShown ? undefined : () => setForm(null)}
      header={
        list !== undefined &&
        list.pages.length > MANY &&
        isListShown && (
          <TextInput
            type="search"
            aria-label={sentences.find}
            placeholder={sentences.find}
            leftSection={<Icon name="search" />}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            onKeyDown={(event: KeyboardEvent) => {
              // The browser empties the field. If it is empty, the panel closes.
              if (event.key === 'Escape' && search !== '') event.stopPropagation()
            }}
          />
        )
      }
    >
      <Problem text={problem} />
      {list !== undefined && (
        <PagesContext value={{ list, open: setForm, close: () => setForm(null) }}>
          {about === undefined ? <PageTree search={search} /> : <Form page={about} />}
        </PagesContext>
      )}
    </SidePanel>
  )
}

/** What can be open instead of the list, with its title for the name of its page. */
const FORMS = {
  addPage: { title: () => sentences.add, Form: AddPageForm },
  copyPage: { title: sentences.copyTitle, Form: CopyPageForm },
  renamePage: { title: sentences.renameTitle, Form: RenamePageForm },
  removePage: { title: sentences.removeTitle, Form: RemovePageForm },
  replace: { title: () => SENTENCES.searchTexts.action, Form: SearchTexts },
}

/** From how many pages on they can be searched. */
const MANY = 8

/** The menu with its pages, and the pages that are not in the menu. */
function PageTree({ search }: { readonly search: string }) {
  const { panel } = useEditor()
  const { list, open } = usePages()
  const inMenu = foundIn(list.pages, list.menu, search)
  const others = foundIn(list.pages, pagesNotInMenu(list), search)
  const here = list.pages.find(({ path }) => path === location.pathname)?.path ?? '/'
  return (
    <Stack>
      <Group gap={6}>
        <Button
          variant="filled"
          px="sm"
          leftSection={<Icon name="plus" />}
          onClick={() => open({ name: 'addPage', path: here })}
        >
          {sentences.add}
        </Button>
        <Button
          px="sm"
          leftSection={<Icon name="replace" />}
          onClick={() => open({ name: 'replace', path: here })}
        >
          {SENTENCES.searchTexts.action}
        </Button>
      </Group>
      <Entries title={sentences.inMenu} entries={inMenu}>
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => panel.openSettings(['navigation'])}
        >
          {sentences.changeMenu}
        </Button>
      </Entries>
      <Entries title={sentences.notInMenu} entries={others} />
      <Text component="output" c="dimmed" hidden={inMenu.length + others.length > 0}>
        {inMenu.length + others.length === 0 && sentences.noneFound}
      </Text>
    </Stack>
  )
}

/** The entries in which the words of a search are, and those above them. */
export function foundIn(
  pages: PagesAndMenu['pages'],
  entries: readonly MenuEntry[],
  search: string,
): MenuEntry[] {
  return entries.flatMap((entry) => {
    const children = foundIn(pages, entry.children, search)
    const words = [entry.text, entry.to, pageOf(pages, entry)?.name].join(' ')
    return matchesSearch(words, search) || children.length > 0 ? [{ ...entry, children }] : []
  })
}

/** The page to which an entry leads. */
const pageOf = <Page extends { readonly path: string }>(
  pages: readonly Page[],
  { to }: MenuEntry,
): Page | undefined => pages.find(({ path }) => path === to?.split('#', 1)[0])

type EntriesProps = {
  readonly entries: readonly MenuEntry[]
  /** Default: they are below another page. */
  readonly title?: string
  /** A button beside the title. Default: none. */
  readonly children?: ReactNode
}

/** Pages, each with those below it. */
function Entries({ entries, title, children }: EntriesProps) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <div>
      {title !== undefined && (
        <Group justify="space-between" mih="2rem">
          <Title order={3} size="h6" c="dimmed" id={id}>
            {title}
          </Title>
          {children}
        </Group>
      )}
      <Stack
        component="ul"
        gap={2}
        pl={title === undefined ? 'md' : 0}
        aria-labelledby={title && id}
      >
        {entries.map((entry, index) => (
          <li key={index}>
            <PageEntry entry={entry} />
            <Entries entries={entry.children} />
          </li>
        ))}
      </Stack>
    </div>
  )
}

/** A page with its name, its address and the menu of what can be done with it. A click opens it. */
function PageEntry({ entry }: { readonly entry: MenuEntry }) {
  const { list, open } = usePages()
  const { text, to } = entry
  const page = pageOf(list.pages, entry)
  if (page === undefined) {
    return (
      <Text px="sm" py={4} fw={500}>
        {text}
        <Text span display="block" size="xs" c="dimmed">
          {to}
        </Text>
      </Text>
    )
  }
  const { path, name, title, alias, publication } = page
  const openHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void openPage(path)
  }
  const details = [
    to,
    text === title || text === name ? undefined : sentences.menuText(text),
    alias && sentences.showsSame(title),
  ]
  return (
    <Group wrap="nowrap" gap={0}>
      <NavLink
        href={to}
        py={4}
        bdrs="sm"
        label={
          <>
            {name}{' '}
            {publication !== undefined && (
              <Badge component="span" color="orange.9" tt="none">
                {publication}
              </Badge>
            )}
          </>
        }
        description={details.filter(Boolean).join(' · ')}
        // Mantine makes the address of the current page paler.
        styles={{ description: { opacity: 1 } }}
        aria-current={to === location.pathname ? 'page' : undefined}
        onClick={openHere}
      />
      <EntryMenu
        label={SENTENCES.settings.actions(name)}
        actions={ACTIONS.filter(({ form }) => form !== 'removePage' || path !== '/').map(
          ({ form, ...action }) => ({ ...action, run: () => open({ name: form, path }) }),
        )}
      />
    </Group>
  )
}

/** What can be done with a page. The home page cannot be removed. */
const ACTIONS = [
  { form: 'addPage', icon: 'plus', name: sentences.addBelow },
  { form: 'copyPage', icon: 'copy', name: sentences.copy },
  { form: 'renamePage', icon: 'cursor-text', name: sentences.rename },
  { form: 'removePage', icon: 'trash', name: sentences.remove },
] as const

type PagesAndMenu = Pick<PageList, 'menu'> & {
  readonly pages: readonly Pick<PageList['pages'][number], 'path' | 'name'>[]
}

/** The pages to which no menu item leads, as entries. */
export function pagesNotInMenu({ pages, menu }: PagesAndMenu): MenuEntry[] {
  const linked = new Set(menu.flatMap((item) => [item, ...item.children]).map(({ to }) => to))
  return pages
    .filter(({ path }) => !linked.has(path))
    .map(({ path, name }) => ({ text: name, to: path, children: [] }))
}
