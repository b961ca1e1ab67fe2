import { Anchor, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Gallery.module.css'

/** A kind of section with its example. */
export type GalleryEntry = {
  readonly kind: string
  /** What the kind is. */
  readonly doc: string
  /** The example as it would stand in the manifest. */
  readonly snippet: string
  /** The example as a page shows it. */
  readonly element: ReactNode
}

/** Every kind of section: what it is, how it is written, and how it looks. */
export function Gallery({ entries }: { readonly entries: readonly GalleryEntry[] }) {
  return (
    <>
      <header className={classes.head} data-tone="dark">
        <Title className={classes.title}>Sections</Title>
        <Text className={classes.intro}>
          {entries.length} kinds. Choose one by its look, copy its snippet into{' '}
          <code>site.manifest.ts</code>, change the words.
        </Text>
        <nav aria-label="Kinds">
          <ul className={classes.kinds}>
            {entries.map(({ kind }) => (
              <li key={kind}>
                <Anchor className={classes.kind} href={`#kind-${kind}`}>
                  {kind}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main>
        {entries.map(({ kind, doc, snippet, element }) => (
          <div key={kind} id={`kind-${kind}`} className={classes.entry}>
            <div className={classes.about} data-tone="tint">
              <div>
                <Title order={2} className={classes.name}>
                  {kind}
                </Title>
                <Text>{doc}</Text>
              </div>
              <pre className={classes.snippet}>
                <code>{snippet}</code>
              </pre>
            </div>
            {element}
          </div>
        ))}
      </main>
    </>
  )
}
