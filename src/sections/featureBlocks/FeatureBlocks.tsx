import { List, Text, ThemeIcon, Title } from '@mantine/core'
import { Icon } from '../../parts/icons.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './FeatureBlocks.module.css'
import type { SectionProps } from '../props.ts'

/** Blocks of text: a grid, or columns divided by vertical lines. */
export function FeatureBlocks({ section }: SectionProps<'featureBlocks'>) {
  return (
    <SectionFrame section={section}>
      <ul className={classes.blocks} data-layout={section.layout}>
        {section.blocks.map(({ title, text, icon, points }, index) => (
          <li key={index} className={classes.block}>
            {icon && (
              <ThemeIcon className={classes.icon}>
                <Icon name={icon} />
              </ThemeIcon>
            )}
            <Title order={3} className={classes.title}>
              {title}
            </Title>
            <Text className={classes.text}>{text}</Text>
            {points.length > 0 && (
              <List className={classes.points} classNames={{ item: classes.point }}>
                {points.map((point, index) => (
                  <List.Item key={index}>{point}</List.Item>
                ))}
              </List>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
