import { Anchor, Text, ThemeIcon, Title } from '@mantine/core'
import { Icon } from '../../parts/icons.tsx'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { variables } from '../../parts/variables.ts'
import classes from './IconGrid.module.css'
import type { SectionProps } from '../props.ts'

/** Cards in a grid, with a thin line above each. A single column of cards is beside the heading. */
export function IconGrid({ section }: SectionProps<'iconGrid'>) {
  const { cards, perRow } = section
  const style = gridStyle(cards.length, perRow)
  const isShort = cards.every(({ description }) => !description)
  return (
    <SectionFrame section={section} layout={perRow === 1 ? 'beside' : undefined} rank="list">
      <ul className={classes.grid} data-short={isShort || undefined} style={style.grid}>
        {cards.map((card, index) => (
          <li
            key={index}
            className={classes.card}
            data-title={card.titlePosition}
            style={style.item(index)}
          >
            {card.icon && (
              <ThemeIcon className={classes.icon}>
                <Icon name={card.icon} />
              </ThemeIcon>
            )}
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
            {card.points && (
              <ul className={classes.points}>
                {card.points.map((point, index) => (
                  <li key={index}>{point}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

/** The CSS variables of a grid and of its items. The items of the last row fill it: it has as many tracks as the other rows and the last one can share evenly. */
function gridStyle(items: number, columns: number) {
  const left = items % columns
  const perColumn = left || 1
  return {
    grid: variables({ '--tracks': columns * perColumn }),
    item: (index: number) => variables({ '--span': index < items - left ? perColumn : columns }),
  }
}
