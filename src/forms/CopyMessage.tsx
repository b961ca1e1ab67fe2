import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { buttonClass } from '../parts/buttonClass.ts'
import type { SiteForm } from './definition.ts'
import { fieldParts } from './sending/parts.ts'
import type { AnswersState } from './useAnswers.ts'

/** The properties of the button. */
export type CopyMessageProps = { readonly form: SiteForm; readonly state: AnswersState }

/** Copies what was entered, so that it can go another way. */
export function CopyMessage({ form, state }: CopyMessageProps) {
  const [label, setLabel] = useState(COPY)
  const copy = async () => {
    const lines = fieldParts(form, state.state.values).map(([name, value]) => `${name}: ${value}`)
    try {
      await navigator.clipboard.writeText(lines.join('\n'))
      setLabel('Copied')
    } catch {
      setLabel('Copying is blocked: select the text in the form')
    }
  }
  return (
    <UnstyledButton
      className={buttonClass({ variant: 'secondary', size: 'small' })}
      aria-live="polite"
      onClick={() => void copy()}
    >
      {label}
    </UnstyledButton>
  )
}

const COPY = 'Copy my message'
