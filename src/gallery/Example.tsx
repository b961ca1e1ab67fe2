import { Text } from '@mantine/core'
import type { GalleryEntry } from './galleryEntry.ts'
import classes from './Gallery.module.css'

/** A rendered example, or why it cannot be shown. */
export function Example({ html = '', problem }: Pick<GalleryEntry, 'html' | 'problem'>) {
  return problem === undefined ? (
    <div dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <Text component="pre" className={classes.problem}>
      {problem}
    </Text>
  )
}
