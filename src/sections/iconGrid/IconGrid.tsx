import { Anchor, Text, ThemeIcon, Title } from '@mantine/core'
import type { CSSProperties } from 'react'
import { Icon } from '../../parts/icons.tsx'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './IconGrid.module.css'
import type { SectionProps } from '../props.ts'

/** Cards with an icon each, in a grid with thin lines. Cards without a description are a short list. */
export function IconGrid({ section }: SectionProps<'iconGrid'>) {
  const { cards, perRow } = section
  const isShort = cards.every(({ description }) => !description)
  return (
    <SectionFrame section={section} layout={isShort ? 'beside' : 'above'}>
      <ul className={isShort ? classes.short : classes.grid} style={gridColumns(perRow)}>
        {cards.map((card, index) => (
          <li key={index} className={classes.card} data-title={card.titlePosition}>
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

/** The CSS variable `--per-row` with the number of cards in a row. */
function gridColumns(perRow: number): CSSProperties & Record<'--per-row', number> {
  return { '--per-row': perRow }
}
