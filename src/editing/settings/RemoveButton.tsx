import { useState } from 'react'
import { errorText, replyText } from '../replyText.ts'
import type { Setting } from './settings.ts'
import classes from './SettingsPanel.module.css'
import { useSettingsContext } from './settingsContext.ts'

/** Removes a value from the manifest. */
export function RemoveButton({ setting }: { readonly setting: Setting }) {
  const { change } = useSettingsContext()
  const [problem, setProblem] = useState('')
  const { path, code, label } = setting
  const remove = async (button: HTMLElement) => {
    // The button is gone afterwards.
    const panel = button.closest('aside')
    try {
      const reply = await change({ kind: 'setting', path: [...path], before: code })
      setProblem(replyText(reply, ''))
      if (reply.result === 'saved') panel?.focus({ preventScroll: true })
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  return (
    <>
      <button
        type="button"
        className={classes.start}
        aria-label={`Remove ${label}`}
        onClick={({ currentTarget }) => void remove(currentTarget)}
      >
        Remove
      </button>
      {problem !== '' && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
