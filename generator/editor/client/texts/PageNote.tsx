import { Paper } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import type { ReferenceType } from '@floating-ui/react-dom'
import type { ReactNode, Ref } from 'react'
import { useNotePosition } from '../layout.ts'
import classes from './Texts.module.css'

/** The attribute of the notes at texts of the page. */
export const NOTE_ATTRIBUTE = 'data-note'

type PageNoteProps = {
  /** The text that it belongs to. Null until it is there. */
  readonly reference: ReferenceType | null
  readonly ref?: Ref<HTMLDivElement>
  /** Default: that of a row of tools. CSS pixels. */
  readonly minHeight?: number | undefined
  /** Without content, it is not visible. */
  readonly children: ReactNode
}

/** A note at a text of the page: its tools, problems and choices. It does not cover the text. */
export function PageNote({ reference, ref, minHeight, children }: PageNoteProps) {
  const { ref: positioned, style } = useNotePosition(reference, minHeight)
  return (
    <Paper
      ref={useMergedRef(positioned, ref)}
      className={classes.note}
      style={style}
      withBorder
      shadow="md"
      {...{ [NOTE_ATTRIBUTE]: '' }}
    >
      {children}
    </Paper>
  )
}
