import { Text } from '@mantine/core'
import type { CSSProperties } from 'react'
import { percentSign } from 'virtual:language'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import type { SectionProps } from '../props.ts'
import classes from './Statistics.module.css'
import { mirrored } from '../../parts/icons.tsx'

/**
 * Large numbers with a label each. A percentage has a bar of 100 ticks, a small whole number one
 * tick per unit.
 */
export function Statistics({ section }: SectionProps<'statistics'>) {
  const { statistics } = section
  return (
    <SectionFrame section={section} layout={statistics.length === 1 ? 'beside' : 'above'}>
      <dl className={classes.figures} style={sizeOf(statistics)}>
        {statistics.map((statistic, index) => (
          <div key={index} className={classes.figure}>
            <Text component="dt" className={classes.label}>
              {statistic.label}
            </Text>
            <Text component="dd" className={classes.value}>
              <Value statistic={statistic} />
              {statistic.isPercent ? (
                <PercentBar value={statistic.value.value} />
              ) : (
                <TickCount value={statistic.value.value} />
              )}
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
function sizeOf(
  statistics: SectionProps<'statistics'>['section']['statistics'],
): (CSSProperties & Record<'--digits', number>) | undefined {
  const digits = Math.max(...statistics.map(widthOf))
  return digits > USUAL_WIDTH ? { '--digits': digits } : undefined
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

/** A bar of 100 ticks; `value` percent of them are highlighted. Decorative: the number is text. */
function PercentBar({ value }: { readonly value: number }) {
  const highlighted = Math.min(Math.max(Math.round(value), 0), 100)
  return (
    <svg className={classes.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path className={classes.ticks} d={barPath(100)} />
      <path className={classes.highlighted} d={barPath(highlighted)} transform={mirrored(100)} />
    </svg>
  )
}

/** Each tick begins where the previous one ends, so the path has few different parts and compresses well. */
const barPath = (count: number) =>
  `M-0.5 10${Array.from({ length: count }, (_, tick) => (tick % 10 === 0 ? 'm1-10v10' : 'm1-6v6')).join('')}`

const MAX_TICKS = 60
const TICKS_PER_GROUP = 5

/**
 * One tick for each unit of a whole number from 1 to 60, in groups of five. Renders nothing for
 * other numbers. Decorative: the number is text.
 */
function TickCount({ value }: { readonly value: number }) {
  if (!Number.isInteger(value) || value < 1 || value > MAX_TICKS) return null
  return (
    <span className={classes.tickCount} aria-hidden="true">
      {Array.from({ length: Math.ceil(value / TICKS_PER_GROUP) }, (_, group) => (
        <svg key={group} className={classes.group} viewBox="0 0 20 16" focusable="false">
          <path d={tickPath(Math.min(value - group * TICKS_PER_GROUP, TICKS_PER_GROUP))} />
        </svg>
      ))}
    </span>
  )
}

const tickPath = (count: number) =>
  Array.from({ length: count }, (_, tick) => `M${tick * 4 + 1} 0V16`).join('')
