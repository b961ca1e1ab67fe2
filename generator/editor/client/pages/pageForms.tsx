import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ChangeForm, type ChangeFormProps } from './ChangeForm.tsx'
import type { PageList, ListedPage } from '../../pageProtocol.ts'
import classes from './PagesPanel.module.css'
import type { MenuPlace } from './PageTree.tsx'

type AddPageFormProps = ChangeFormProps & {
  /** The path of the page above the new one. */
  readonly parent: string
  readonly list: PageList
}

/** Adds a page. */
export function AddPageForm({ parent, list, ...form }: AddPageFormProps) {
  const [path, setPath] = useState(parent === '/' ? '/' : `${parent}/`)
  const [title, setTitle] = useState('')
  const [template, setTemplate] = useState(list.templates[0]?.name ?? '')
  const [menu, setMenu] = useState(false)
  const [links, setLinks] = useState(true)
  const change = {
    kind: 'addPage' as const,
    path: path.trim(),
    template,
    menu,
    links,
    ...(title.trim() === '' ? {} : { title: title.trim() }),
  }
  return (
    <ChangeForm {...form} title="Add a page" change={change}>
      {(problem) => (
        <>
          <TextInput
            label="Path"
            description="A slash and words of a–z and 0–9 joined by hyphens, e.g. /services/red-team"
            value={path}
            error={problem}
            onChange={({ target }) => setPath(target.value)}
          />
          <TextInput
            label="Title"
            description="Without it, the last part of the path"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <NativeSelect
            label="First sections"
            value={template}
            data={list.templates.map(({ name, purpose }) => ({
              value: name,
              label: `${name}: ${purpose}`,
            }))}
            onChange={({ target }) => setTemplate(target.value)}
          />
          <Checkbox
            label="Add it to the menu"
            checked={menu}
            onChange={({ target }) => setMenu(target.checked)}
          />
          <Checkbox
            label="Add it to lists that link to the pages beside it"
            checked={links}
            onChange={({ target }) => setLinks(target.checked)}
          />
        </>
      )}
    </ChangeForm>
  )
}

type RenamePageFormProps = ChangeFormProps & { readonly path: string }

/** Changes the path of a page. */
export function RenamePageForm({ path, ...form }: RenamePageFormProps) {
  const [to, setTo] = useState(path)
  const [children, setChildren] = useState(true)
  const [redirect, setRedirect] = useState(true)
  const change = { kind: 'renamePage' as const, path, to: to.trim(), children, redirect }
  return (
    <ChangeForm {...form} title={`Rename ${path}`} change={change}>
      {(problem) => (
        <>
          <TextInput
            label="New path"
            value={to}
            error={problem}
            onChange={({ target }) => setTo(target.value)}
          />
          <Checkbox
            label="Move the pages below it too"
            checked={children}
            onChange={({ target }) => setChildren(target.checked)}
          />
          <Checkbox
            label="Redirect the old path (not needed for a page that was never published)"
            checked={redirect}
            onChange={({ target }) => setRedirect(target.checked)}
          />
        </>
      )}
    </ChangeForm>
  )
}

type RemovePageFormProps = ChangeFormProps & {
  readonly path: string
  readonly pages: readonly ListedPage[]
}

/** Removes a page. */
export function RemovePageForm({ path, pages, ...form }: RemovePageFormProps) {
  const [redirect, setRedirect] = useState('')
  const [removeLinks, setRemoveLinks] = useState(true)
  const [children, setChildren] = useState(false)
  const hasChildren = pages.some((page) => page.path.startsWith(`${path}/`))
  const change = {
    kind: 'removePage' as const,
    path,
    children: hasChildren && children,
    removeLinks,
    ...(redirect === '' ? {} : { redirect }),
  }
  return (
    <ChangeForm {...form} title={`Remove ${path}`} change={change}>
      {() => (
        <>
          <NativeSelect
            label="Redirect its path and the links that stay to"
            value={redirect}
            onChange={({ target }) => setRedirect(target.value)}
          >
            <option value="">no page</option>
            {pages
              .filter((page) => page.path !== path)
              .map((page) => (
                <option key={page.path} value={page.path}>
                  {page.path} ({page.title})
                </option>
              ))}
          </NativeSelect>
          <Checkbox
            label="Remove menu items, cards and optional links to it"
            checked={removeLinks}
            onChange={({ target }) => setRemoveLinks(target.checked)}
          />
          {hasChildren && (
            <Checkbox
              label="Remove the pages below it too"
              checked={children}
              onChange={({ target }) => setChildren(target.checked)}
            />
          )}
        </>
      )}
    </ChangeForm>
  )
}

type MoveEntryFormProps = ChangeFormProps & { readonly place: MenuPlace }

/** Moves an item of the menu up or down in its list. */
export function MoveEntryForm({ place, ...form }: MoveEntryFormProps) {
  const { within, index, texts } = place
  const [to, setTo] = useState(index)
  const name = texts[index] ?? ''
  const order = texts.toSpliced(index, 1).toSpliced(to, 0, name)
  const change = {
    kind: 'moveMenuEntry' as const,
    from: index,
    to,
    before: [...texts],
    ...(within === undefined ? {} : { within }),
  }
  return (
    <ChangeForm {...form} title={`Move “${name}” in the menu`} change={change}>
      {() => (
        <>
          <ol className={classes.order}>
            {order.map((text, position) => (
              <li key={position} data-moved={position === to || undefined}>
                {text}
              </li>
            ))}
          </ol>
          <output className={classes.status}>
            Position {to + 1} of {texts.length}
          </output>
          <div className={classes.actions}>
            <button type="button" disabled={to === 0} onClick={() => setTo(to - 1)}>
              Move up
            </button>
            <button type="button" disabled={to === texts.length - 1} onClick={() => setTo(to + 1)}>
              Move down
            </button>
          </div>
        </>
      )}
    </ChangeForm>
  )
}
