import { Checkbox, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { ChangeForm, type ChangeFormProps } from './ChangeForm.tsx'
import type { ListedPage } from './pageRequests.ts'

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
