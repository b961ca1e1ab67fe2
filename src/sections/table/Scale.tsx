import { VisuallyHidden } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import type { SectionProps } from '../props.ts'
import classes from './Scale.module.css'

type Table = SectionProps<'table'>['section']
type ScaleData = NonNullable<Table['columns'][number]['scale']>
type BarData = NonNullable<Table['rows'][number]['bar']>

type ScaleLabelsProps = { readonly title: string; readonly scale: ScaleData }

/** The header of a column with a scale: its parts, and for assistive technology its title. */
export const ScaleLabels = ({ title, scale }: ScaleLabelsProps) => (
  <>
    <VisuallyHidden component="span">{title}</VisuallyHidden>
    <span className={classes.labels} aria-hidden="true">
      {scale.labels.map((label, index) => (
        <span key={index}>{label}</span>
      ))}
    </span>
  </>
)

/** The variables of a cell with a bar: the parts of the scale, and where the bar is on it. */
export const barStyle = (
  { labels, units = labels.length }: ScaleData,
  { from, to, until = to }: BarData,
): CSSProperties & Record<`--${string}`, number> => ({
  '--parts': labels.length,
  '--start': (from - 1) / units,
  '--size': (to - from + 1) / units,
  '--float': (until - to) / (to - from + 1),
})

/**
 * A bar, and above it the text that says what it covers. One that cannot move is solid. One that can move is an outline,
 * with a dashed line to the last unit. Its lines are borders, which forced colors and printers keep.
 */
export const Bar = ({ bar, children }: { readonly bar: BarData; readonly children: ReactNode }) => (
  <span className={classes.track}>
    <span>{children}</span>
    <span className={classes.bar} data-moves={bar.until && ''} />
  </span>
)
