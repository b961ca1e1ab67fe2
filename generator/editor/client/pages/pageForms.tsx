import type { PageList } from '../../protocol.ts'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useContext, useState, type ReactNode } from 'react'
import { SENTENCES } from '../sentences.ts'
import { AddressProblem, ChangeForm, usePages } from './ChangeForm.tsx'

const { pages: sentences } = SENTENCES

/** `page`: the page that the form is about. */
export type PageFormProps = { readonly page: PageList['pages'][number] }

/** The text of a field, or the value of a select. */
const textOf = (fields: FormData, name: string) => String(fields.get(name) ?? '').trim()

/** Adds a page below another one. */
export function AddPageForm({ page: { path } }: PageFormProps) {
  const { templates } = usePages().list
  return (
    <ChangeForm
      isAddition
      confirm={sentences.write.addPage}
      written={sentences.added}
      changeOf={(fields) => ({
        ...newPageOf(fields),
        kind: 'addPage',
        template: textOf(fields, 'template'),
      })}
    >
      <NameFields path={path === '/' ? '/' : `${path}/`} isNew>
        {() => (
          <NativeSelect
            name="template"
            label={sentences.template}
            data={templates.map(({ name, purpose }) => ({
              value: name,
              label: sentences.templateOf(name, purpose),
            }))}
          />
        )}
      </NameFields>
    </ChangeForm>
  )
}

/** Adds a copy of a page. */
export function CopyPageForm({ page: { path, title } }: PageFormProps) {
  const { pages } = usePages().list
  const base = path === '/' ? '/home' : path
  let number = 2
  while (pages.some((other) => other.path === `${base}-${number}`)) number += 1
  return (
    <ChangeForm
      isAddition
      confirm={sentences.write.copyPage}
      written={sentences.copied}
      changeOf={(fields) => ({ ...newPageOf(fields), kind: 'copyPage', copyOf: path })}
    >
      <NameFields title={`${title} ${number}`} path={`${base}-${number}`} isNew />
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
export function RenamePageForm({ page: { path, title, isPublished } }: PageFormProps) {
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
      <NameFields title={title} path={path}>
        {(address) => (
          <>
            <Checkbox name="texts" label={sentences.texts(title)} defaultChecked />
            {address !== path && hasPagesBelow(list, path) && (
              <Checkbox name="children" label={sentences.children} defaultChecked />
            )}
            {/* Visitors do not know the address of a draft. */}
            {address !== path && isPublished && (
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
    </ChangeForm>
  )
}

/** Removes a page. */
export function RemovePageForm({ page: { path, name, isPublished } }: PageFormProps) {
  const { list } = usePages()
  const others = list.pages.filter((page) => page.path !== path)
  const above = others.findLast((page) => path.startsWith(`${page.path}/`))?.path ?? '/'
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
      <NativeSelect
        name="redirect"
        label={sentences.redirectTo}
        // Visitors do not know the address of a draft.
        defaultValue={isPublished ? above : ''}
        data={[
          { value: '', label: sentences.noPage },
          ...others.map((page) => ({ value: page.path, label: page.name })),
        ]}
      />
      <Checkbox name="removeLinks" label={sentences.removeLinks} defaultChecked />
      {hasPagesBelow(list, path) && <Checkbox name="children" label={sentences.removeChildren} />}
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
  /** Whether the author chooses the page above it, and where it is linked. Default: a page has this title and this address. */
  readonly isNew?: boolean
  /** The other fields, for the address that is entered. Default: none. */
  readonly children?: (address: string) => ReactNode
}

/** The title and the address of a page. The address follows from the title until the author types another one. */
function NameFields({ title = '', path, isNew = false, children }: NameFieldsProps) {
  const { pages, lists } = usePages().list
  const problem = useContext(AddressProblem)
  const [address, setAddress] = useState(path)
  const split = address.lastIndexOf('/') + 1
  const above = address.slice(0, split)
  const links = lists[above.slice(0, -1)] ?? []
  // An address that does not follow from the title was typed.
  const [isTyped, setIsTyped] = useState(!isNew && addressOf(title, above) !== path)
  const parents = pages.filter((page) => page.path !== '/' && page.alias === undefined)
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
      {isNew && (
        <NativeSelect
          label={sentences.above}
          description={sentences.aboveHint}
          value={parents.some((page) => above === `${page.path}/`) ? above : '/'}
          data={[
            { value: '/', label: sentences.noPageAbove },
            ...parents.map((page) => ({ value: `${page.path}/`, label: page.name })),
          ]}
          onChange={({ currentTarget }) => setAddress(currentTarget.value + address.slice(split))}
        />
      )}
      {(path !== '/' || isNew) && (
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
      {children?.(address)}
      {isNew && <Checkbox name="menu" label={sentences.toMenu} />}
      {isNew && links.length > 0 && (
        <Checkbox
          name="links"
          label={sentences.links(links)}
          description={sentences.linksHint}
          defaultChecked
        />
      )}
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
