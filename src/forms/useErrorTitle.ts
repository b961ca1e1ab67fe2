import { useEffect } from 'react'

const PREFIX = 'Error: '

/** Starts the document's title with “Error: ” while the form has errors. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined
    document.title = PREFIX + document.title
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length)
    }
  }, [hasErrors])
}
