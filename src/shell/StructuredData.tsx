import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadedPage } from './pageModule.ts'
import { updateStructuredData } from './structuredDataBlock.ts'

/** Updates the document's structured data when the page changes. */
export function StructuredData() {
  const data = useRouterState({
    select: ({ matches }): unknown => loadedPage(matches)?.structuredData,
  })
  useEffect(() => updateStructuredData(data), [data])
  return null
}
