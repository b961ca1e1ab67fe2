import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { updateStructuredData, structuredDataOf } from './structuredDataBlock.ts'

/** Updates the document's structured data when the page changes. */
export function StructuredData() {
  const data = useRouterState({ select: ({ matches }): unknown => structuredDataOf(matches) })
  useEffect(() => updateStructuredData(data), [data])
  return null
}
