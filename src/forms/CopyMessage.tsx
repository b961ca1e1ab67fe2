import { Button } from '@mantine/core'
import { useState } from 'react'
import * as texts from 'virtual:texts/form'
import type { FormValues } from './formValues.ts'
import type { SiteForm } from './definition.ts'
import { fieldParts } from './sending/parts.ts'

/** The properties of the button. */
export type CopyMessageProps = { readonly form: SiteForm; readonly getValues: () => FormValues }

/** Copies the values, so that the visitor can send them in another way. Files are copied as their names. */
export function CopyMessage({ form, getValues }: CopyMessageProps) {
  const [label, setLabel] = useState<string>(texts.copy)
  const copy = async () => {
    const lines = fieldParts(form, getValues()).map(
      ([name, value]) => `${name}: ${typeof value === 'string' ? value : value.name}`,
    )
    try {
      await navigator.clipboard.writeText(lines.join('\n'))
      setLabel(texts.copied)
    } catch {
      setLabel(texts.copyBlocked)
    }
  }
  return (
    <Button variant="outline" size="sm" aria-live="polite" onClick={() => void copy()}>
      {label}
    </Button>
  )
}
