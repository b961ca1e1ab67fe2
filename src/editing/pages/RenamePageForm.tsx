import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ChangeForm, type ChangeFormProps } from './ChangeForm.tsx'

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
