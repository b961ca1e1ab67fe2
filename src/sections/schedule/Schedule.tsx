import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { TableOfSection } from '../ScrollingTable.tsx'
import { NotedFrame } from '../NotedFrame.tsx'
import type { SectionProps } from '../props.ts'
import classes from './Schedule.module.css'

/** A table whose rows have a bar each, which a button can move. In a narrow window, the bar is below the other cells of its row. */
export function Schedule({ section }: SectionProps<'schedule'>) {
  const { columns, scale, change } = section
  const [isChanged, setIsChanged] = useState(false)
  const rows = change && isChanged ? change.rows : section.rows
  return (
    <NotedFrame section={section} rank="statement">
      {change && (
        <div className={classes.change} data-scripted>
          <UnstyledButton variant="outline" onClick={() => setIsChanged(!isChanged)}>
            {isChanged ? change.undo : change.button}
          </UnstyledButton>
          <output>
            {/* Translated texts are replaced, not changed. */}
            <Text key={String(isChanged)} component="span">
              {isChanged ? change.after : change.before}
            </Text>
          </output>
        </div>
      )}
      <TableOfSection
        section={section}
        lastHeader={
          <th scope="col" className={classes.scale}>
            <VisuallyHidden component="span">{scale.title}</VisuallyHidden>
            <span className={classes.labels} aria-hidden="true">
              {scale.labels.map((label, index) => (
                <span key={index}>{label}</span>
              ))}
            </span>
          </th>
        }
      >
        {rows.map(({ cells: [header, ...cells], bar }, index) => (
          <tr key={index}>
            <th scope="row">{header}</th>
            {cells.map((cell, column) => (
              <td key={column} data-number={columns[column + 1]?.isNumber || undefined}>
                {cell}
              </td>
            ))}
            <BarCell bar={bar} scale={scale} />
          </tr>
        ))}
      </TableOfSection>
    </NotedFrame>
  )
}

type ScheduleSection = SectionProps<'schedule'>['section']

type BarCellProps = {
  readonly bar: ScheduleSection['rows'][number]['bar']
  readonly scale: ScheduleSection['scale']
}

/**
 * A bar, and above it the text that says what it covers. One that cannot move is solid. One that can move is an
 * outline, with a dashed line to the last unit. Its lines are borders, which forced colors and printers keep.
 */
function BarCell({ bar: { text, from, to, until }, scale }: BarCellProps) {
  const { labels, units = labels.length } = scale
  const start = percent((from - 1) / units)
  return (
    <td
      className={classes.scale}
      // The size of the background: a thin line at the start of each part of the scale.
      style={{ backgroundSize: percent(1 / labels.length) }}
    >
      <span className={classes.track}>
        {/* If the rest of the scale is too short for the text, it starts before the bar. */}
        <span style={{ flex: `0 1 ${start}` }} />
        <span className={classes.text}>{text}</span>
        <span
          className={classes.bar}
          data-moves={until && ''}
          style={{ insetInlineStart: start, inlineSize: percent((to - from + 1) / units) }}
        />
        {until && (
          <span
            className={classes.float}
            style={{
              insetInlineStart: percent(to / units),
              inlineSize: percent((until - to) / units),
            }}
          />
        )}
      </span>
    </td>
  )
}

const percent = (share: number) => `${Number((100 * share).toFixed(3))}%`
