import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showStructuredData, structuredDataOf } from './structuredDataBlock.ts'

/** Keeps the document's structured data that of the page. */
export function StructuredData() {
  const data = useRouterState({ select: ({ matches }): unknown => structuredDataOf(matches) })
  useEffect(() => showStructuredData(data), [data])
  return null
}
