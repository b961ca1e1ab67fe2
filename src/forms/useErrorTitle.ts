import { useEffect } from 'react'
import * as texts from 'virtual:texts/form'
import { fillText } from '../model/fillText.ts'

/** Marks the document's title, e.g. with “Error: ”, while the form has errors. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined
    const { title } = document
    const marked = fillText(texts.errorTitle, { title })
    document.title = marked
    return () => {
      // A navigation has changed it otherwise.
      if (document.title === marked) document.title = title
    }
  }, [hasErrors])
}
