import { Text, Title } from '@mantine/core'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { Folded } from '../Folded.tsx'
import classes from './FeatureBlocks.module.css'
import type { SectionProps } from '../props.ts'

/** A list with thin lines, on a wide screen in two columns, or three. On a phone, visitors open a folded list. */
export function FeatureBlocks({ section }: SectionProps<'featureBlocks'>) {
  const { blocks, numbered, folded } = section
  const columns = blocks.length === 3 ? 3 : 2
  const List = numbered ? 'ol' : 'ul'
  return (
    <SectionFrame section={section} rank="list">
      <Folded title={folded}>
        <List className={classes.list} data-numbered={numbered || undefined} data-columns={columns}>
          {blocks.map(({ title, text }, index) => (
            <li key={index} className={classes.block}>
              <Title order={3}>{title}</Title>
              <Text className={classes.text}>{text}</Text>
            </li>
          ))}
        </List>
      </Folded>
    </SectionFrame>
  )
}
