import { useEffect } from 'react'

const PREFIX = 'Error: '

/** Puts "Error: " before the document's title while there are mistakes. */
export function useErrorTitle(hasMistakes: boolean): void {
  useEffect(() => {
    if (!hasMistakes) return undefined
    document.title = PREFIX + document.title
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length)
    }
  }, [hasMistakes])
}
