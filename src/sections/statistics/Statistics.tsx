import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { Scale } from './Scale.tsx'
import type { StatisticsSection } from './schema.ts'
import classes from './Statistics.module.css'

/** Figures set like instruments: the value, what it counts, and a scale of a hundred ticks. */
export function Statistics({ section }: { readonly section: StatisticsSection }) {
  return (
    <SectionFrame section={section}>
      <dl className={classes.figures}>
        {section.statistics.map(({ label, value, isPercent, unit, detail }) => (
          <div key={label} className={classes.figure}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>
              {value}
              {isPercent && <span className={classes.percent}>%</span>}
              {unit && !isPercent && <span className={classes.unit}> {unit}</span>}
              <Scale value={value} />
            </dd>
            {detail && <dd className={classes.detail}>{detail}</dd>}
          </div>
        ))}
      </dl>
    </SectionFrame>
  )
}
