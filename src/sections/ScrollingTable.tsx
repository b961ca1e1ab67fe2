import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ScrollingTable.module.css'

type ScrollingTableProps = {
  /** Its name for assistive technology. */
  readonly label: string
  /** Whether phones show the cells of a row below each other. @default false */
  readonly stacked?: boolean
  readonly children: ReactNode
}

/**
 * A table. The rows of a stacked one are blocks on phones. If it is wider than the text, it scrolls sideways, also by keyboard. Not Mantine's: its area for
 * scrolling would add 8 KB of scripts, also where it is not used.
 */
export const ScrollingTable = ({ label, stacked, children }: ScrollingTableProps) => (
  <Box component="figure" aria-label={label} tabIndex={0} className={classes.root}>
    <table data-stacked={stacked || undefined}>{children}</table>
  </Box>
)

type TableOfSectionProps = {
  readonly section: {
    readonly caption: string
    readonly stacked?: boolean
    readonly columns: readonly { readonly title: ReactNode; readonly isNumber?: boolean }[]
  }
  /** A header after those of the columns. */
  readonly lastHeader?: ReactNode
  /** The rows. */
  readonly children: ReactNode
}

/** The table of a section, with its caption and the headers of its columns. */
export const TableOfSection = ({ section, lastHeader, children }: TableOfSectionProps) => (
  <ScrollingTable label={section.caption} stacked={section.stacked}>
    <caption>
      <span>{section.caption}</span>
    </caption>
    <thead>
      <tr>
        {section.columns.map(({ title, isNumber }, index) => (
          <th key={index} scope="col" data-number={isNumber || undefined}>
            {title}
          </th>
        ))}
        {lastHeader}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </ScrollingTable>
)
