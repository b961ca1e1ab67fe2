import { Text } from '@mantine/core'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { Scale } from './Scale.tsx'
import type { StatisticsSection } from './schema.ts'
import { Tally } from './Tally.tsx'
import classes from './Statistics.module.css'

/** Figures set like instruments: the value, what it counts, and its scale: a hundredfold one, or a tally. */
export function Statistics({ section }: { readonly section: StatisticsSection }) {
  return (
    <SectionFrame section={section} layout={section.statistics.length === 1 ? 'beside' : 'above'}>
      <dl className={classes.figures}>
        {section.statistics.map(({ label, value, isPercent, unit, detail }) => (
          <div key={label} className={classes.figure}>
            <Text component="dt" className={classes.label}>
              {label}
            </Text>
            <Text component="dd" className={classes.value}>
              {value}
              {isPercent && <span className={classes.percent}>%</span>}
              {unit && !isPercent && <span className={classes.unit}> {unit}</span>}
              {isPercent ? <Scale value={value} /> : <Tally value={value} />}
            </Text>
            {detail && (
              <Text component="dd" className={classes.detail}>
                {detail}
              </Text>
            )}
          </div>
        ))}
      </dl>
    </SectionFrame>
  )
}
