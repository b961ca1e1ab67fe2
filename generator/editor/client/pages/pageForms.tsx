import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useInputState } from '@mantine/hooks'
import type { PageList, ListedPage } from '../../pageProtocol.ts'
import { ChangeForm, type ChangeFormProps } from './ChangeForm.tsx'

type AddPageFormProps = ChangeFormProps & {
  /** The path of the page above the new one. */
  readonly parent: string
  readonly list: PageList
}

/** Adds a page. */
export function AddPageForm({ parent, list, ...form }: AddPageFormProps) {
  const [path, setPath] = useInputState(parent === '/' ? '/' : `${parent}/`)
  const [title, setTitle] = useInputState('')
  const [template, setTemplate] = useInputState(list.templates[0]?.name ?? '')
  const [menu, setMenu] = useInputState(false)
  const [links, setLinks] = useInputState(true)
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
            onChange={setPath}
          />
          <TextInput
            label="Title"
            description="Without it, the last part of the path"
            value={title}
            onChange={setTitle}
          />
          <NativeSelect
            label="First sections"
            value={template}
            data={list.templates.map(({ name, purpose }) => ({
              value: name,
              label: `${name}: ${purpose}`,
            }))}
            onChange={setTemplate}
          />
          <Checkbox label="Add it to the menu" checked={menu} onChange={setMenu} />
          <Checkbox
            label="Add it to lists that link to the pages beside it"
            checked={links}
            onChange={setLinks}
          />
        </>
      )}
    </ChangeForm>
  )
}

type RenamePageFormProps = ChangeFormProps & { readonly path: string }

/** Changes the path of a page. */
export function RenamePageForm({ path, ...form }: RenamePageFormProps) {
  const [to, setTo] = useInputState(path)
  const [children, setChildren] = useInputState(true)
  const [redirect, setRedirect] = useInputState(true)
  const change = { kind: 'renamePage' as const, path, to: to.trim(), children, redirect }
  return (
    <ChangeForm {...form} title={`Rename ${path}`} change={change}>
      {(problem) => (
        <>
          <TextInput label="New path" value={to} error={problem} onChange={setTo} />
          <Checkbox label="Move the pages below it too" checked={children} onChange={setChildren} />
          <Checkbox
            label="Redirect the old path (not needed for a page that was never published)"
            checked={redirect}
            onChange={setRedirect}
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
  const [redirect, setRedirect] = useInputState('')
  const [removeLinks, setRemoveLinks] = useInputState(true)
  const [children, setChildren] = useInputState(false)
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
            onChange={setRedirect}
            data={[
              { value: '', label: 'no page' },
              ...pages
                .filter((page) => page.path !== path)
                .map((page) => ({ value: page.path, label: `${page.path} (${page.title})` })),
            ]}
          />
          <Checkbox
            label="Remove menu items, cards and optional links to it"
            checked={removeLinks}
            onChange={setRemoveLinks}
          />
          {hasChildren && (
            <Checkbox
              label="Remove the pages below it too"
              checked={children}
              onChange={setChildren}
            />
          )}
        </>
      )}
    </ChangeForm>
  )
}
