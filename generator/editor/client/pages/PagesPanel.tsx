import type { MenuEntry, PageList } from '../../protocol.ts'
import { Badge, Button, Group, NavLink, Stack, Text, Title } from '@mantine/core'
import { useId, useState, type MouseEvent } from 'react'
import { Icon } from '../../../../src/parts/icons.tsx'
import { EntryMenu, type MenuAction } from '../ActionsMenu.tsx'
import { useEditor, useReply } from '../editor.ts'
import { openPage } from '../openPage.ts'
import { Problem } from '../Problem.tsx'
import { SearchTexts } from '../search/SearchTexts.tsx'
import { SENTENCES } from '../sentences.ts'
import { SidePanel } from '../SidePanel.tsx'
import { AddPageForm, CopyPageForm, RemovePageForm, RenamePageForm } from './pageForms.tsx'

const { pages: sentences } = SENTENCES

/** The pages of the site and the menu. Changes show their consequences before they are written. */
export function PagesPanel() {
  const { send, page } = useEditor()
  const { value: list, problem } = useReply(send, 'pageList', null, page)
  const [form, setForm] = useState<PageForm>()
  const onCancel = () => setForm(undefined)
  return (
    <SidePanel
      title="Pages"
      isEmpty={list === undefined && problem === ''}
      onEscape={form === undefined ? undefined : onCancel}
    >
      <Problem text={problem} />
      {list !== undefined && form === undefined && <PageTree list={list} onForm={setForm} />}
      {list !== undefined && form?.kind === 'add' && (
        <AddPageForm onCancel={onCancel} parent={form.parent} list={list} />
      )}
      {form?.kind === 'search' && <SearchTexts onBack={onCancel} />}
      {form?.kind === 'copy' && <CopyPageForm onCancel={onCancel} page={form.page} />}
      {form?.kind === 'rename' && <RenamePageForm onCancel={onCancel} page={form.page} />}
      {list !== undefined && form?.kind === 'remove' && (
        <RemovePageForm onCancel={onCancel} page={form.page} pages={list.pages} />
      )}
    </SidePanel>
  )
}

type Page = PageList['pages'][number]

/** The open form. */
type PageForm =
  | { readonly kind: 'add'; readonly parent: string }
  | { readonly kind: 'copy' | 'rename' | 'remove'; readonly page: Page }
  | { readonly kind: 'search' }

type PageTreeProps = {
  readonly list: PageList
  readonly onForm: (form: PageForm) => void
}

/** The menu with its pages, and the pages that are not in the menu. */
function PageTree({ list, onForm }: PageTreeProps) {
  const { panel } = useEditor()
  const others = pagesNotInMenu(list)
  const tree = { pages: list.pages, onForm }
  return (
    <Stack>
      <Group gap="xs">
        <Button
          variant="filled"
          leftSection={<Icon name="plus" />}
          onClick={() => onForm({ kind: 'add', parent: location.pathname })}
        >
          {sentences.add}
        </Button>
        <Button
          leftSection={<Icon name="menu-2" />}
          onClick={() => panel.openSettings(['navigation'])}
        >
          {sentences.changeMenu}
        </Button>
        <Button leftSection={<Icon name="search" />} onClick={() => onForm({ kind: 'search' })}>
          {SENTENCES.searchTexts.action}
        </Button>
      </Group>
      <EntryGroup {...tree} title={sentences.inMenu} entries={list.menu} />
      {others.length > 0 && <EntryGroup {...tree} title={sentences.notInMenu} entries={others} />}
    </Stack>
  )
}

type EntriesProps = Pick<PageTreeProps, 'onForm'> & {
  /** All pages of the site. */
  readonly pages: PageList['pages']
  readonly entries: readonly MenuEntry[]
}

function EntryGroup({ title, ...tree }: EntriesProps & { readonly title: string }) {
  const id = useId()
  return (
    <div>
      <Title order={3} size="h6" c="dimmed" id={id}>
        {title}
      </Title>
      <Entries {...tree} labelledBy={id} />
    </div>
  )
}

type LabelledEntriesProps = EntriesProps & { readonly labelledBy?: string }

const Entries = ({ entries, labelledBy, ...tree }: LabelledEntriesProps) => (
  <Stack
    component="ul"
    gap={2}
    pl={labelledBy === undefined ? 'md' : 0}
    aria-labelledby={labelledBy}
  >
    {entries.map((entry, index) => (
      <li key={index}>
        <PageEntry {...tree} entry={entry} />
        {entry.children.length > 0 && <Entries {...tree} entries={entry.children} />}
      </li>
    ))}
  </Stack>
)

type PageEntryProps = Omit<EntriesProps, 'entries'> & { readonly entry: MenuEntry }

/** A page with its title, its address and the menu of what can be done with it. A click opens it. */
function PageEntry({ entry: { text, to }, pages, onForm }: PageEntryProps) {
  const page = pages.find(({ path }) => path === to?.split('#', 1)[0])
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
  const isOpen = to === location.pathname
  const { alias, publication } = page
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void openPage(page.path)
  }
  return (
    <Group wrap="nowrap" gap={0}>
      <NavLink
        href={to}
        py={4}
        bdrs="sm"
        label={
          <>
            {text}{' '}
            {publication !== undefined && (
              <Badge component="span" variant="light" color="orange.9" tt="none">
                {publication}
              </Badge>
            )}
          </>
        }
        description={alias === undefined ? to : `${to}, ${sentences.showsSame(alias)}`}
        active={isOpen}
        aria-current={isOpen ? 'page' : undefined}
        onClick={open}
      />
      <EntryMenu
        label={sentences.actions(text)}
        actions={actionsFor({ ...page, title: text }, onForm)}
      />
    </Group>
  )
}

/** What can be done with a page. The home page keeps its address. */
function actionsFor(page: Page, onForm: PageTreeProps['onForm']): readonly MenuAction[] {
  const add = { kind: 'add', parent: page.path } as const
  const formAction = (name: string, icon: string, kind: 'copy' | 'rename' | 'remove') => ({
    name,
    icon,
    run: () => onForm({ kind, page }),
  })
  return [
    { name: sentences.addBelow, icon: 'plus', run: () => onForm(add) },
    formAction(SENTENCES.copyPage.action, 'copy', 'copy'),
    ...(page.path === '/'
      ? []
      : [
          formAction(sentences.rename, 'cursor-text', 'rename'),
          formAction(sentences.remove, 'trash', 'remove'),
        ]),
  ]
}

type PagesAndMenu = Pick<PageList, 'menu'> & {
  readonly pages: readonly Pick<Page, 'path' | 'title'>[]
}

/** The pages to which no menu item leads, as entries. */
export function pagesNotInMenu({ pages, menu }: PagesAndMenu): MenuEntry[] {
  const linked = new Set(menu.flatMap((item) => [item, ...item.children]).map(({ to }) => to))
  return pages
    .filter(({ path }) => !linked.has(path))
    .map(({ path, title }) => ({ text: title, to: path, children: [] }))
}
