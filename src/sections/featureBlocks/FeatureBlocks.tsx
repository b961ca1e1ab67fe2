import { Text, ThemeIcon, Title } from '@mantine/core'
import { Icon } from '../../parts/icons.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import grid from '../grid.module.css'
import { gridStyle } from '../gridStyle.ts'
import classes from './FeatureBlocks.module.css'
import type { SectionProps } from '../props.ts'

/** Blocks of text: a grid, or columns divided by vertical lines. */
export function FeatureBlocks({ section }: SectionProps<'featureBlocks'>) {
  const { blocks, layout } = section
  const style = gridStyle(
    blocks.length,
    layout === 'columns' ? blocks.length : columnsFor(blocks.length),
  )
  return (
    <SectionFrame section={section}>
      <ul className={`${grid.grid} ${classes.blocks}`} data-layout={layout} style={style.grid}>
        {blocks.map(({ title, text, icon, points }, index) => (
          <li key={index} className={classes.block} style={style.item(index)}>
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
              <ul className={classes.points}>
                {points.map((point, index) => (
                  <li key={index} className={classes.point}>
                    {point}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

/** The number of blocks in a row of a grid on a wide screen. No block is alone in the last row. */
const columnsFor = (blocks: number) => ({ 2: 2, 4: 2, 7: 4 })[blocks] ?? 3
