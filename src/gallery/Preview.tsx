import { Example } from './Example.tsx'
import type { GalleryEntry } from './galleryEntry.ts'

/** Examples without their kind, doc and code. */
export function Preview({ entries }: { readonly entries: readonly GalleryEntry[] }) {
  return (
    <main>
      {entries.map(({ kind, html, problem }) => (
        <Example key={kind} html={html} problem={problem} />
      ))}
    </main>
  )
}
