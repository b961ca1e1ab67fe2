import { useLayoutEffect, useReducer, useRef } from 'react'
import { putFiles, textsIn } from './fileInput.ts'
import { fileOf, parseFileText } from './fileText.ts'

/** The part of the field API that this hook uses. */
type FilesApi = {
  readonly state: { readonly value: string[] }
  readonly handleChange: (value: string[]) => void
}

/**
 * Keeps an input and the value of its field equal, because React does not control inputs for files.
 * Files of a restored draft are put into the input if they were chosen since the page was loaded.
 * Otherwise they are lost: returns their names, until the visitor chooses files or clears the form.
 */
export function useRestoredFiles(id: string, fieldApi: FilesApi): readonly string[] {
  // A reducer, because a dispatch is allowed in an effect.
  const [lost, setLost] = useReducer((_: readonly string[], next: readonly string[]) => next, [])
  const { value } = fieldApi.state
  const previous = useRef(value)

  useLayoutEffect(() => {
    const before = previous.current
    previous.current = value
    const input = document.getElementById(id)
    if (!(input instanceof HTMLInputElement) || value === WITHOUT_LOST) return
    const isEmpty = textsIn(input).length === 0
    // The form was reset.
    if (value.length === 0 && before.length > 0 && !isEmpty) input.value = ''
    const isRestored = value.length > 0 && isEmpty
    const isLost = isRestored && !value.every((text) => fileOf(text) !== undefined)
    setLost(isLost ? value.map((text) => parseFileText(text).name) : [])
    if (isLost) fieldApi.handleChange(WITHOUT_LOST)
    else if (isRestored) putFiles(input, value)
  }, [id, value, fieldApi])
  return lost
}

/** The value after files were lost. A reset sets another empty list. */
const WITHOUT_LOST: string[] = []
