import { Anchor, Text, Title } from '@mantine/core'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { variables } from '../../parts/variables.ts'
import type { SectionProps } from '../props.ts'
import classes from './ServiceGrid.module.css'

/**
 * A list of services. The whole row links to the page of the service. Its bar covers its phases on a common scale. A row with the pointer or the focus and
 * its phases are marked, the other bars are dim.
 */
export function ServiceGrid({ section }: SectionProps<'serviceGrid'>) {
  const { phases = [], services } = section
  return (
    <SectionFrame section={section}>
      <div className={classes.chart} style={variables({ '--phases': phases.length })}>
        {phases.length > 0 && (
          <div className={classes.scale} aria-hidden="true">
            {phases.map((phase, index) => (
              <span key={index}>{phase}</span>
            ))}
          </div>
        )}
        <ul className={classes.list}>
          {services.map(({ title, description, link, covers }, index) => (
            <li key={index} className={classes.service}>
              <Title order={3}>
                <Anchor component={LinkTo} className={classes.link} to={link}>
                  {title}
                </Anchor>
              </Title>
              <Text className={classes.description}>{description}</Text>
              {covers && (
                <div
                  className={classes.track}
                  data-covers={Object.keys(phases)
                    .slice(covers.first - 1, covers.last)
                    .join()}
                >
                  <span style={{ gridColumn: `${covers.first} / ${covers.last + 1}` }}>
                    <span>{phases.slice(covers.first - 1, covers.last).join(', ')}</span>
                  </span>
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}
