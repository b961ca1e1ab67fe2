import { Text } from '@mantine/core'
import { percentSign } from 'virtual:language'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { variables } from '../../parts/variables.ts'
import type { SectionProps } from '../props.ts'
import classes from './Statistics.module.css'
import { mirrored } from '../../parts/icons.tsx'

/**
 * Large numbers with a label each. A percentage has a bar of 100 ticks or a square for each of its whole, a small
 * whole number one tick per unit.
 */
export function Statistics({ section }: SectionProps<'statistics'>) {
  const { statistics } = section
  return (
    <SectionFrame section={section} layout={statistics.length === 1 ? 'beside' : undefined}>
      <dl className={classes.figures} style={sizeOf(statistics)}>
        {statistics.map((statistic, index) => (
          <div key={index} className={classes.figure}>
            <Text component="dt" className={classes.label}>
              {statistic.label}
            </Text>
            <Text component="dd" className={classes.value}>
              <span className={classes.shown}>
                <Value statistic={statistic} />
              </span>
              <Drawing statistic={statistic} />
            </Text>
            {statistic.detail && (
              <Text component="dd" className={classes.detail}>
                {statistic.detail}
              </Text>
            )}
          </div>
        ))}
      </dl>
    </SectionFrame>
  )
}

/** The width that fits into the narrowest column in the usual size, as a number of digits. */
const USUAL_WIDTH = 4

/** Long numbers are shown in a smaller size, and the others of the section in the same. */
function sizeOf(statistics: readonly Statistic[]) {
  const digits = Math.max(...statistics.map(widthOf))
  return digits > USUAL_WIDTH ? variables({ '--digits': digits }) : undefined
}

type Statistic = SectionProps<'statistics'>['section']['statistics'][number]

/** The number of a statistic in large type, with its prefix and its unit or percent sign. */
function Value({ statistic }: { readonly statistic: Statistic }) {
  const { isPercent, prefix, unit } = statistic
  const before = isPercent ? percentSign.before : prefix
  return (
    <>
      <span className={classes.number}>
        {before && <span className={classes.prefix}>{before}</span>}
        {numberOf(statistic)}
        {isPercent && <span className={classes.percent}>{percentSign.after}</span>}
      </span>
      {unit && !isPercent && <span className={classes.unit}> {unit}</span>}
    </>
  )
}

/**
 * The width of a statistic, as a number of digits. Signs and units are in a smaller size. Long ones have a
 * line of their own.
 */
function widthOf(statistic: Statistic): number {
  const { isPercent, prefix = '', unit = '' } = statistic
  const sign = isPercent ? percentSign.before + percentSign.after : prefix
  const small = sign.length * 0.5 + (isPercent ? 0 : unit.length * 0.25)
  return numberOf(statistic).length + Math.min(small, LONGEST_BESIDE)
}

/** The greatest width of signs and units beside a number, as a number of digits. */
const LONGEST_BESIDE = 2.5

/** The number as text. */
const numberOf = ({ value, isYear }: Statistic) => (isYear ? String(value.value) : value.text)

/** What illustrates the number. Decorative: the number is text. */
function Drawing({ statistic }: { readonly statistic: Statistic }) {
  const { isPercent, isExtra, of, years } = statistic
  const { value } = statistic.value
  if (of) return <Squares count={Math.round(isPercent ? (of * value) / 100 : value)} of={of} />
  if (isPercent && isExtra)
    return <Ticks groups={groupsOf(10, Math.max(150, 100 + value))} before={100} count={value} />
  if (isPercent) return <Ticks groups={groupsOf(10, 100)} count={value} />
  if (years) return <Ticks groups={years.counts} first={years.first} />
  if (!Number.isInteger(value) || value < 1 || value > MAX_TICKS) return null
  return <Ticks groups={groupsOf(5, value)} />
}

/** Groups of the same size. The last one has the rest. */
const groupsOf = (size: number, all: number) =>
  Array.from({ length: Math.ceil(all / size) }, (_, group) => Math.min(all - group * size, size))

/** A larger number has no ticks. */
const MAX_TICKS = 60

type SquaresProps = {
  /** How many squares are highlighted. */
  readonly count: number
  /** How many there are. */
  readonly of: number
}

/** Squares in rows of equal length, e.g. one for each person. Each row is a dashed line. */
function Squares({ count, of }: SquaresProps) {
  const columns = Math.ceil(of / Math.max(1, Math.round(Math.sqrt(of / 6))))
  const rows = Math.ceil(of / columns)
  const lines = (squares: number) =>
    Array.from({ length: rows }, (_, row) => {
      const length = Math.min(squares - row * columns, columns)
      return length > 0 ? `M0 ${row}h${length}` : ''
    }).join('')
  return (
    <svg
      className={classes.squares}
      viewBox={`0 -.5 ${columns} ${rows}`}
      style={{ maxInlineSize: `${columns * 3}rem` }}
      aria-hidden="true"
    >
      <path d={lines(of)} transform={mirrored(columns)} />
      <path d={lines(count)} transform={mirrored(columns)} />
    </svg>
  )
}

type TicksProps = {
  /** The number of ticks in each group, e.g. in each year. */
  readonly groups: readonly number[]
  /** How many ticks before the highlighted ones are gray. Those after them are not drawn then. @default 0 */
  readonly before?: number
  /** How many ticks are highlighted. @default all */
  readonly count?: number
  /** The year of the first group. The first and the last year are below the ticks. @default no years */
  readonly first?: number
}

/** Ticks in groups, beside each other, over a line if they are years. */
function Ticks({ groups, before = 0, count = Infinity, first }: TicksProps) {
  const width = Math.max(...groups) + 1
  /** Each tick begins where the previous one ends, so the path has few different parts and compresses well. */
  const path = (from: number, to: number) =>
    groups
      .map((ticks, group) => {
        const earlier = groups.slice(0, group).reduce((sum, earlier) => sum + earlier, 0)
        const at = (tick: number) => Math.min(Math.max(tick - earlier, 0), ticks)
        const drawn = 'm1-8v8'.repeat(at(to) - at(from))
        return drawn && `M${group * width - 0.5 + at(from)} 8${drawn}`
      })
      .join('')
  const whole = groups.length * width
  return (
    <span className={classes.ticks} aria-hidden="true">
      <svg viewBox={`0 0 ${whole} 10`} preserveAspectRatio="none">
        <path d={first ? `M0 10h${whole}` : path(0, before || Infinity)} />
        <path d={path(before, before + Math.round(count))} transform={mirrored(whole)} />
      </svg>
      {first && (
        <>
          <span>{first}</span>
          <span>{first + groups.length - 1}</span>
        </>
      )}
    </span>
  )
}
