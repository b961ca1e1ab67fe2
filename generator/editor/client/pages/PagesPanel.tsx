import type { MenuEntry, PageList } from '../../protocol.ts'
import { Badge, Button, Group, NavLink, Stack, Text, Title } from '@mantine/core'
import { useId, useState, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../../../../src/parts/icons.tsx'
import { EntryMenu } from '../ActionsMenu.tsx'
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
  /** The open form. Default: the list. */
  const [form, setForm] = useState<ReactNode>()
  const onCancel = () => setForm(undefined)
  return (
    <SidePanel
      title="Pages"
      isEmpty={list === undefined && problem === ''}
      onEscape={form === undefined ? undefined : onCancel}
    >
      <Problem text={problem} />
      {list !== undefined && (form ?? <PageTree {...{ list, onCancel, onForm: setForm }} />)}
    </SidePanel>
  )
}

type PageTreeProps = {
  readonly list: PageList
  /** Opens a form. */
  readonly onForm: (form: ReactNode) => void
  /** Closes it. */
  readonly onCancel: () => void
}

/** The menu with its pages, and the pages that are not in the menu. */
function PageTree({ list, onForm, onCancel }: PageTreeProps) {
  const { panel } = useEditor()
  const others = pagesNotInMenu(list)
  const tree = { list, onForm, onCancel }
  const add = <AddPageForm {...{ list, onCancel }} parent={location.pathname} />
  const search = <SearchTexts onBack={onCancel} />
  return (
    <Stack>
      <Group gap="xs">
        <Button variant="filled" leftSection={<Icon name="plus" />} onClick={() => onForm(add)}>
          {sentences.add}
        </Button>
        <Button
          leftSection={<Icon name="menu-2" />}
          onClick={() => panel.openSettings(['navigation'])}
        >
          {sentences.changeMenu}
        </Button>
        <Button leftSection={<Icon name="search" />} onClick={() => onForm(search)}>
          {SENTENCES.searchTexts.action}
        </Button>
      </Group>
      <EntryGroup {...tree} title={sentences.inMenu} entries={list.menu} />
      {others.length > 0 && <EntryGroup {...tree} title={sentences.notInMenu} entries={others} />}
    </Stack>
  )
}

type EntriesProps = PageTreeProps & { readonly entries: readonly MenuEntry[] }

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

type PageEntryProps = PageTreeProps & { readonly entry: MenuEntry }

/** A page with its name, its address and the menu of what can be done with it. A click opens it. */
function PageEntry({ entry: { text, to }, list, onForm, onCancel }: PageEntryProps) {
  const page = list.pages.find(({ path }) => path === to?.split('#', 1)[0])
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
  const { path, name, title, alias, publication } = page
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void openPage(path)
  }
  const details = [
    to,
    text === title || text === name ? undefined : sentences.menuText(text),
    alias && sentences.showsSame(alias),
  ]
  const form = { list, page, onCancel }
  const action = (label: string, icon: string, opened: ReactNode) => ({
    name: label,
    icon,
    run: () => onForm(opened),
  })
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
        aria-current={isOpen ? 'page' : undefined}
        onClick={open}
      />
      <EntryMenu
        label={sentences.actions(name)}
        actions={[
          action(sentences.addBelow, 'plus', <AddPageForm {...form} parent={path} />),
          action(sentences.copy, 'copy', <CopyPageForm {...form} />),
          action(sentences.rename, 'cursor-text', <RenamePageForm {...form} />),
          // The home page cannot be removed.
          ...(path === '/'
            ? []
            : [action(sentences.remove, 'trash', <RemovePageForm {...form} />)]),
        ]}
      />
    </Group>
  )
}

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
