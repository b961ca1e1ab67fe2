import { Anchor, Text, Title } from '@mantine/core'
import { Arrow } from '../../parts/icons.tsx'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import type { SectionProps } from '../props.ts'
import classes from './ServiceGrid.module.css'

/** A list of services. The whole row links to the page of the service. */
export function ServiceGrid({ section }: SectionProps<'serviceGrid'>) {
  return (
    <SectionFrame section={section}>
      <ul className={classes.list}>
        {section.services.map(({ title, description, link }, index) => (
          <li key={index} className={classes.service}>
            <Title order={3} className={classes.title}>
              <Anchor component={LinkTo} className={classes.link} to={link}>
                {title}
              </Anchor>
            </Title>
            <Text className={classes.description}>{description}</Text>
            <Arrow className={classes.arrow} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
