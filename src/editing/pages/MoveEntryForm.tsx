import { useState } from 'react'
import { ChangeForm, type ChangeFormProps } from './ChangeForm.tsx'
import classes from './PagesPanel.module.css'
import type { MenuPlace } from './pageTree.ts'

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
