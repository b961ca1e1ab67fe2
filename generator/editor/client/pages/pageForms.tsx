import type { PageList } from '../../protocol.ts'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { SENTENCES } from '../sentences.ts'
import { ChangeForm, type ChangeFormProps } from './ChangeForm.tsx'

const { pages: sentences, copyPage } = SENTENCES

/** The text of a field, or the value of a select. */
const textOf = (fields: FormData, name: string) => String(fields.get(name) ?? '').trim()

type AddPageFormProps = ChangeFormProps & {
  /** The path of the page above the new one. */
  readonly parent: string
  readonly list: PageList
}

/** Adds a page. Its address follows from its title until the author changes it. */
export function AddPageForm({ parent, list, ...form }: AddPageFormProps) {
  const above = parent === '/' ? '/' : `${parent}/`
  const [address, setAddress] = useState(above)
  const [isTyped, setIsTyped] = useState(false)
  return (
    <ChangeForm
      {...form}
      title={sentences.add}
      confirm={sentences.write.addPage}
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
            name="title"
            label={sentences.title}
            description={sentences.titleHint}
            onChange={({ currentTarget }) => {
              if (!isTyped) setAddress(above + addressOf(currentTarget.value))
            }}
          />
          <TextInput
            name="path"
            label={sentences.address}
            description={sentences.addressHint}
            value={address}
            error={problem}
            onChange={({ currentTarget }) => {
              setAddress(currentTarget.value)
              setIsTyped(true)
            }}
          />
          <NativeSelect
            name="template"
            label={sentences.template}
            data={list.templates.map(({ name, purpose }) => ({
              value: name,
              label: sentences.templateOf(name, purpose),
            }))}
          />
          <Checkbox name="menu" label={sentences.toMenu} />
          <Checkbox name="links" label={sentences.links} defaultChecked />
        </>
      )}
    </ChangeForm>
  )
}

/** The last part of an address for a title, e.g. `red-team` for `Red Team`. */
const addressOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')

type PageFormProps = ChangeFormProps & { readonly page: PageList['pages'][number] }

/** Adds a copy of a page. */
export const CopyPageForm = ({ page: { path, title }, ...form }: PageFormProps) => (
  <ChangeForm
    {...form}
    title={copyPage.title(title)}
    confirm={copyPage.write}
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

/** Changes the path of a page. */
export const RenamePageForm = ({ page: { path, title }, ...form }: PageFormProps) => (
  <ChangeForm
    {...form}
    title={sentences.renameTitle(title)}
    confirm={sentences.write.renamePage}
    changeOf={(fields) => ({
      kind: 'renamePage',
      path,
      to: textOf(fields, 'path'),
      children: fields.has('children'),
      redirect: fields.has('redirect'),
    })}
  >
    {(problem) => (
      <>
        <TextInput name="path" label={sentences.newAddress} defaultValue={path} error={problem} />
        <Checkbox name="children" label={sentences.children} defaultChecked />
        <Checkbox
          name="redirect"
          label={sentences.redirect}
          description={sentences.redirectHint}
          defaultChecked
        />
      </>
    )}
  </ChangeForm>
)

type RemovePageFormProps = PageFormProps & { readonly pages: PageList['pages'] }

/** Removes a page. */
export const RemovePageForm = ({ page: { path, title }, pages, ...form }: RemovePageFormProps) => (
  <ChangeForm
    {...form}
    title={sentences.removeTitle(title)}
    confirm={sentences.write.removePage}
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
          label={sentences.redirectTo}
          data={[
            { value: '', label: sentences.noPage },
            ...pages
              .filter((page) => page.path !== path)
              .map((page) => ({ value: page.path, label: `${page.title} (${page.path})` })),
          ]}
        />
        <Checkbox name="removeLinks" label={sentences.removeLinks} defaultChecked />
        {pages.some((page) => page.path.startsWith(`${path}/`)) && (
          <Checkbox name="children" label={sentences.removeChildren} />
        )}
      </>
    )}
  </ChangeForm>
)
