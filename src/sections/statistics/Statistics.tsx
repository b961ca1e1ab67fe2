import { Text } from '@mantine/core'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { PercentBar } from './PercentBar.tsx'
import type { StatisticsSection } from './schema.ts'
import { TickCount } from './TickCount.tsx'
import classes from './Statistics.module.css'

/**
 * Large numbers with a label each. A percentage has a bar of 100 ticks, a small whole number one
 * tick per unit.
 */
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
              {isPercent ? <PercentBar value={value} /> : <TickCount value={value} />}
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
