import { Anchor, Text, ThemeIcon, Title } from '@mantine/core'
import { Icon } from '../../parts/icons.tsx'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import grid from '../grid.module.css'
import { gridStyle } from '../gridStyle.ts'
import classes from './IconGrid.module.css'
import type { SectionProps } from '../props.ts'

/** Cards with an icon each, in a grid with a thin line above each. */
export function IconGrid({ section }: SectionProps<'iconGrid'>) {
  const { cards, perRow, beside } = section
  const style = gridStyle(cards.length, perRow)
  const isShort = cards.every(({ description }) => !description)
  return (
    <SectionFrame section={section} layout={beside ? 'beside' : 'above'}>
      <ul
        className={`${grid.grid} ${classes.grid}`}
        data-short={isShort || undefined}
        style={style.grid}
      >
        {cards.map((card, index) => (
          <li
            key={index}
            className={classes.card}
            data-title={card.titlePosition}
            style={style.item(index)}
          >
            <ThemeIcon className={classes.icon}>
              <Icon name={card.icon} />
            </ThemeIcon>
            <Title order={3}>
              {card.link ? (
                <Anchor component={LinkTo} className={classes.link} to={card.link}>
                  {card.title}
                </Anchor>
              ) : (
                card.title
              )}
            </Title>
            {card.description && <Text className={classes.description}>{card.description}</Text>}
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
