import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ChangeForm, type ChangeFormProps } from './ChangeForm.tsx'
import type { PageList } from './pageRequests.ts'

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
