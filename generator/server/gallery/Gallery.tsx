import { Anchor, Text, Title } from '@mantine/core'
import classes from './Gallery.module.css'

/** A kind of section with a sample, for the gallery. */
export type GalleryEntry = {
  readonly kind: string
  /** The doc comment of the schema. */
  readonly doc: string
  /** The source code of the sample, as in the manifest. Undefined if there is a problem. */
  readonly snippet?: string | undefined
  /** The HTML of the rendered sample. Undefined if there is a problem. */
  readonly html?: string | undefined
  /** Why the sample cannot be shown, and what to do. */
  readonly problem?: string | undefined
}

/**
 * The gallery of the development server: every kind of section with its doc, code and
 * rendered sample.
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
              {snippet !== undefined && (
                <pre className={classes.snippet}>
                  <code>{snippet}</code>
                </pre>
              )}
            </div>
            <Sample html={html} problem={problem} />
          </div>
        ))}
      </main>
    </>
  )
}

/** Samples without their kind, doc and code. */
export function Preview({ entries }: { readonly entries: readonly GalleryEntry[] }) {
  return (
    <main className={classes.preview}>
      {entries.map(({ kind, html, problem }) => (
        <Sample key={kind} html={html} problem={problem} />
      ))}
    </main>
  )
}

/** A rendered sample, or why it cannot be shown. */
function Sample({ html = '', problem }: Pick<GalleryEntry, 'html' | 'problem'>) {
  return problem === undefined ? (
    <div dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <Text component="pre" className={classes.problem}>
      {problem}
    </Text>
  )
}
