import { Text } from '@mantine/core'
import type { CSSProperties } from 'react'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { PercentBar } from './PercentBar.tsx'
import type { StatisticsSection } from './schema.ts'
import { TickCount } from './TickCount.tsx'
import { Value, widthOf } from './Value.tsx'
import classes from './Statistics.module.css'

/**
 * Large numbers with a label each. A percentage has a bar of 100 ticks, a small whole number one
 * tick per unit.
 */
export function Statistics({ section }: { readonly section: StatisticsSection }) {
  return (
    <SectionFrame section={section} layout={section.statistics.length === 1 ? 'beside' : 'above'}>
      <dl className={classes.figures} style={sizeOf(section.statistics)}>
        {section.statistics.map((statistic, index) => (
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
  statistics: StatisticsSection['statistics'],
): (CSSProperties & Record<'--digits', number>) | undefined {
  const digits = Math.max(...statistics.map(widthOf))
  return digits > USUAL_WIDTH ? { '--digits': digits } : undefined
}
