import type { PageList } from '../../protocol.ts'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { SENTENCES } from '../sentences.ts'
import { ChangeForm, type ChangeFormProps } from './ChangeForm.tsx'

/** The text of a field, or the value of a select. */
const textOf = (fields: FormData, name: string) => String(fields.get(name) ?? '').trim()

type AddPageFormProps = ChangeFormProps & {
  /** The path of the page above the new one. */
  readonly parent: string
  readonly list: PageList
}

/** Adds a page. */
export const AddPageForm = ({ parent, list, ...form }: AddPageFormProps) => (
  <ChangeForm
    {...form}
    title="Add a page"
    changeOf={(fields) => ({
      kind: 'addPage',
      path: textOf(fields, 'path'),
      title: textOf(fields, 'title') || undefined,
      template: textOf(fields, 'template'),
      menu: fields.has('menu'),
      links: fields.has('links'),
    })}
  >
    {(problem) => (
      <>
        <TextInput
          name="path"
          label="Path"
          description="A slash and words of a–z and 0–9 joined by hyphens, e.g. /services/red-team"
          defaultValue={parent === '/' ? '/' : `${parent}/`}
          error={problem}
        />
        <TextInput name="title" label="Title" description="Without it, the last part of the path" />
        <NativeSelect
          name="template"
          label="First sections"
          data={list.templates.map(({ name, purpose }) => ({
            value: name,
            label: `${name}: ${purpose}`,
          }))}
        />
        <Checkbox name="menu" label="Add it to the menu" />
        <Checkbox
          name="links"
          label="Add it to lists that link to the pages beside it"
          defaultChecked
        />
      </>
    )}
  </ChangeForm>
)

const { copyPage } = SENTENCES

/** Adds a copy of a page. */
export const CopyPageForm = ({ path, ...form }: RenamePageFormProps) => (
  <ChangeForm
    {...form}
    title={copyPage.title(path)}
    changeOf={(fields) => ({
      kind: 'copyPage',
      copyOf: path,
      path: textOf(fields, 'path'),
      title: textOf(fields, 'title') || undefined,
      menu: fields.has('menu'),
      links: fields.has('links'),
    })}
  >
    {(problem) => (
      <>
        <TextInput
          name="path"
          label={copyPage.address}
          defaultValue={path === '/' ? '/home-2' : `${path}-2`}
          error={problem}
        />
        <TextInput name="title" label={copyPage.pageTitle} description={copyPage.pageTitleHint} />
        <Checkbox name="menu" label={copyPage.toMenu} />
        <Checkbox name="links" label={copyPage.links} defaultChecked />
      </>
    )}
  </ChangeForm>
)

type RenamePageFormProps = ChangeFormProps & { readonly path: string }

/** Changes the path of a page. */
export const RenamePageForm = ({ path, ...form }: RenamePageFormProps) => (
  <ChangeForm
    {...form}
    title={`Rename ${path}`}
    changeOf={(fields) => ({
      kind: 'renamePage',
      path,
      to: textOf(fields, 'to'),
      children: fields.has('children'),
      redirect: fields.has('redirect'),
    })}
  >
    {(problem) => (
      <>
        <TextInput name="to" label="New path" defaultValue={path} error={problem} />
        <Checkbox name="children" label="Move the pages below it too" defaultChecked />
        <Checkbox
          name="redirect"
          label="Redirect the old path (not needed for a page that was never published)"
          defaultChecked
        />
      </>
    )}
  </ChangeForm>
)

type RemovePageFormProps = ChangeFormProps & {
  readonly path: string
  readonly pages: PageList['pages']
}

/** Removes a page. */
export const RemovePageForm = ({ path, pages, ...form }: RemovePageFormProps) => (
  <ChangeForm
    {...form}
    title={`Remove ${path}`}
    changeOf={(fields) => ({
      kind: 'removePage',
      path,
      redirect: textOf(fields, 'redirect') || undefined,
      removeLinks: fields.has('removeLinks'),
      children: fields.has('children'),
    })}
  >
    {() => (
      <>
        <NativeSelect
          name="redirect"
          label="Redirect its path and the links that stay to"
          data={[
            { value: '', label: 'no page' },
            ...pages
              .filter((page) => page.path !== path)
              .map((page) => ({ value: page.path, label: `${page.path} (${page.title})` })),
          ]}
        />
        <Checkbox
          name="removeLinks"
          label="Remove menu items, cards and optional links to it"
          defaultChecked
        />
        {pages.some((page) => page.path.startsWith(`${path}/`)) && (
          <Checkbox name="children" label="Remove the pages below it too" />
        )}
      </>
    )}
  </ChangeForm>
)
