import { percentSign } from 'virtual:language'
import type { StatisticsSection } from './schema.ts'
import classes from './Statistics.module.css'

type Statistic = StatisticsSection['statistics'][number]

/** The number of a statistic in large type, with its prefix and its unit or percent sign. */
export function Value({ statistic }: { readonly statistic: Statistic }) {
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
export function widthOf(statistic: Statistic): number {
  const { isPercent, prefix = '', unit = '' } = statistic
  const sign = isPercent ? percentSign.before + percentSign.after : prefix
  const small = sign.length * 0.5 + (isPercent ? 0 : unit.length * 0.25)
  return numberOf(statistic).length + Math.min(small, LONGEST_BESIDE)
}

/** The greatest width of signs and units beside a number, as a number of digits. */
const LONGEST_BESIDE = 2.5

/** The number as text. */
const numberOf = ({ value, isYear }: Statistic) => (isYear ? String(value.value) : value.text)
