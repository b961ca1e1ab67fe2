import { Anchor, Text, Title } from '@mantine/core'
import { Example } from './Example.tsx'
import classes from './Gallery.module.css'
import type { GalleryEntry } from './galleryEntry.ts'

/**
 * The gallery of the development server: every kind of section with its doc, code and
 * rendered example.
 */
export function Gallery({ entries }: { readonly entries: readonly GalleryEntry[] }) {
  return (
    <>
      <header className={classes.head} data-tone="dark">
        <Title className={classes.title}>Sections</Title>
        <Text className={classes.intro}>
          {entries.length} kinds. Copy the code of a section into <code>site.manifest.ts</code> and
          change the texts.
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
        {entries.map(({ kind, doc, snippet, html, problem }) => (
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
            <Example html={html} problem={problem} />
          </div>
        ))}
      </main>
    </>
  )
}
