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

const percent = (share: number) => `${+(100 * share).toFixed(3)}%`

/** The size of the background of a cell with a bar, which is a thin line at the start of each part of the scale. */
export const scaleStyle = ({ labels }: ScaleData): CSSProperties => ({
  backgroundSize: percent(1 / labels.length),
})

type BarProps = { readonly bar: BarData; readonly scale: ScaleData; readonly children: ReactNode }

/**
 * A bar, and above it the text that says what it covers. One that cannot move is solid. One that can move is an
 * outline, with a dashed line to the last unit. Its lines are borders, which forced colors and printers keep. The
 * positions are not in the style sheet, which each page with a table has.
 */
export function Bar({ bar: { from, to, until }, scale, children }: BarProps) {
  const { labels, units = labels.length } = scale
  const start = percent((from - 1) / units)
  const end = percent(to / units)
  return (
    <span className={classes.track}>
      {/* If the rest of the scale is too short for the text, it starts before the bar. */}
      <span style={{ flex: `0 1 ${start}` }} />
      <span>{children}</span>
      <span
        className={classes.bar}
        data-moves={until && ''}
        style={{ insetInlineStart: start, inlineSize: percent((to - from + 1) / units) }}
      />
      {until && (
        <span
          className={classes.float}
          style={{ insetInlineStart: end, inlineSize: percent((until - to) / units) }}
        />
      )}
    </span>
  )
}
