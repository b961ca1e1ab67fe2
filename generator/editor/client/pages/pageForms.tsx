import type { PageList } from '../../protocol.ts'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { SENTENCES } from '../sentences.ts'
import { ChangeForm, usePages } from './ChangeForm.tsx'

const { pages: sentences } = SENTENCES

/** A page of the list. */
export type ListedPage = PageList['pages'][number]

/** The text of a field, or the value of a select. */
const textOf = (fields: FormData, name: string) => String(fields.get(name) ?? '').trim()

/** Adds a page below another one. `parent`: the path of that page. */
export function AddPageForm({ parent }: { readonly parent: string }) {
  const { list } = usePages()
  return (
    <ChangeForm
      confirm={sentences.write.addPage}
      written={sentences.added}
      changeOf={(fields) => ({
        ...newPageOf(fields),
        kind: 'addPage',
        template: textOf(fields, 'template'),
      })}
    >
      {(problem) => (
        <NameFields path={parent === '/' ? '/' : `${parent}/`} problem={problem}>
          {(address) => (
            <>
              <NativeSelect
                name="template"
                label={sentences.template}
                data={list.templates.map(({ name, purpose }) => ({
                  value: name,
                  label: sentences.templateOf(name, purpose),
                }))}
              />
              <LinkFields address={address} />
            </>
          )}
        </NameFields>
      )}
    </ChangeForm>
  )
}

type PageFormProps = { readonly page: ListedPage }

/** Adds a copy of a page. */
export function CopyPageForm({ page: { path, title } }: PageFormProps) {
  const { list } = usePages()
  const base = path === '/' ? '/home' : path
  let number = 2
  while (list.pages.some((other) => other.path === `${base}-${number}`)) number += 1
  return (
    <ChangeForm
      confirm={sentences.write.copyPage}
      written={sentences.copied}
      changeOf={(fields) => ({ ...newPageOf(fields), kind: 'copyPage', copyOf: path })}
    >
      {(problem) => (
        <NameFields title={`${title} ${number}`} path={`${base}-${number}`} problem={problem}>
          {(address) => <LinkFields address={address} />}
        </NameFields>
      )}
    </ChangeForm>
  )
}

/** What each change that adds a page has in common. */
const newPageOf = (fields: FormData) => ({
  path: textOf(fields, 'path'),
  title: textOf(fields, 'title') || undefined,
  menu: fields.has('menu'),
  links: fields.has('links'),
})

/** Changes the title and the address of a page. The home page keeps its address. */
export function RenamePageForm({ page: { path, title } }: PageFormProps) {
  const { list } = usePages()
  return (
    <ChangeForm
      confirm={sentences.write.renamePage}
      written={sentences.renamed}
      changeOf={(fields) => ({
        kind: 'renamePage',
        path,
        to: textOf(fields, 'path') || path,
        title: textOf(fields, 'title') || undefined,
        texts: fields.has('texts'),
        children: fields.has('children'),
        redirect: fields.has('redirect'),
      })}
    >
      {(problem) => (
        <NameFields title={title} path={path} isRenamed problem={problem}>
          {(address) => (
            <>
              <Checkbox name="texts" label={sentences.texts(title)} defaultChecked />
              {address !== path && hasPagesBelow(list, path) && (
                <Checkbox name="children" label={sentences.children} defaultChecked />
              )}
              {address !== path && (
                <Checkbox
                  name="redirect"
                  label={sentences.redirect}
                  description={sentences.redirectHint}
                  defaultChecked
                />
              )}
            </>
          )}
        </NameFields>
      )}
    </ChangeForm>
  )
}

/** Removes a page. */
export function RemovePageForm({ page: { path, name } }: PageFormProps) {
  const { list } = usePages()
  const others = list.pages.filter((page) => page.path !== path)
  return (
    <ChangeForm
      confirm={sentences.write.removePage}
      written={sentences.removed(name)}
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
              ...others.map((page) => ({ value: page.path, label: page.name })),
            ]}
          />
          <Checkbox name="removeLinks" label={sentences.removeLinks} defaultChecked />
          {hasPagesBelow(list, path) && (
            <Checkbox name="children" label={sentences.removeChildren} />
          )}
        </>
      )}
    </ChangeForm>
  )
}

const hasPagesBelow = ({ pages }: PageList, path: string) =>
  pages.some((page) => page.path.startsWith(`${path}/`))

type NameFieldsProps = {
  /** The title at first. Default: empty. */
  readonly title?: string
  /** The address at first. */
  readonly path: string
  /** Whether a page has this title and this address. Default: it is a new page. */
  readonly isRenamed?: boolean
  /** The problem of the address. */
  readonly problem: string | undefined
  /** The fields below, for the address that is entered. */
  readonly children: (address: string) => ReactNode
}

/** The title and the address of a page. The address follows from the title until the author types another one. */
function NameFields({ title = '', path, isRenamed = false, problem, children }: NameFieldsProps) {
  const above = path.slice(0, path.lastIndexOf('/') + 1)
  const [address, setAddress] = useState(path)
  // An address that does not follow from the title was typed.
  const [isTyped, setIsTyped] = useState(isRenamed && addressOf(title, above) !== path)
  return (
    <>
      <TextInput
        name="title"
        label={sentences.title}
        description={title === '' ? sentences.newTitleHint : sentences.titleHint}
        required={title !== ''}
        defaultValue={title}
        onChange={({ currentTarget }) => {
          if (!isTyped) setAddress(addressOf(currentTarget.value, above))
        }}
      />
      {!(isRenamed && path === '/') && (
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
      )}
      {children(address)}
    </>
  )
}

/** The address for a title below `above`, e.g. `/services/red-team` for `Red Team`, and for `Services - Red Team`. */
function addressOf(title: string, above: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
  const [parent] = above.split('/').slice(-2)
  return (
    above +
    (parent !== '' && words.startsWith(`${parent}-`) ? words.slice(`${parent}-`.length) : words)
  )
}

/** Where links to a new page are added: to the menu, and where the pages with addresses like its own are linked. */
function LinkFields({ address }: { readonly address: string }) {
  const { list } = usePages()
  const places = list.lists[address.slice(0, address.lastIndexOf('/'))]
  return (
    <>
      <Checkbox name="menu" label={sentences.toMenu} />
      {places !== undefined && places.length > 0 && (
        <Checkbox
          name="links"
          label={sentences.links(places)}
          description={sentences.linksHint}
          defaultChecked
        />
      )}
    </>
  )
}
