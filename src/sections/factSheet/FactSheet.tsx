import { Anchor, Text } from '@mantine/core'
import { factSheet as texts } from 'virtual:texts'
import { fillText } from '../../model/fillText.ts'
import { LinkIcon } from '../../parts/icons.tsx'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { Folded } from '../Folded.tsx'
import links from '../links.module.css'
import classes from './FactSheet.module.css'
import type { SectionProps } from '../props.ts'

/**
 * Terms with their values, one below the other with lines, or beside each other in a compact band. On a phone,
 * visitors open a folded list.
 */
export function FactSheet({ section }: SectionProps<'factSheet'>) {
  const { layout, folded, more } = section
  const figures = section.facts.filter(({ figure }) => figure !== undefined)
  const facts = section.facts.filter(({ figure }) => figure === undefined)
  return (
    <SectionFrame
      section={section}
      layout={layout === 'strip' ? 'compact' : undefined}
      rank={layout === 'strip' ? undefined : 'list'}
      aside={
        more && (
          <Anchor component={LinkTo} className={links.standalone} to={more.to} target={more.target}>
            {more.text}
            {!more.target && <LinkIcon to={more.to} />}
          </Anchor>
        )
      }
    >
      {figures.length > 0 && <FactList layout="grid" facts={figures} />}
      <Folded title={folded}>
        <FactList layout={figures.length > 0 ? 'grid' : layout} facts={facts} />
      </Folded>
    </SectionFrame>
  )
}

type FactListProps = Pick<SectionProps<'factSheet'>['section'], 'facts' | 'layout'>

/** The terms with their values, sources and links. */
function FactList({ layout, facts }: FactListProps) {
  return (
    <dl className={classes[layout]}>
      {facts.map(({ term, figure, values, link, evidence }, index) => (
        <div key={index} className={classes.fact}>
          <Text component="dt" className={classes.term}>
            {term}
          </Text>
          {figure && <dd className={classes.figure}>{figure}</dd>}
          {values.map((value, index) => (
            <Text component="dd" key={index} className={classes.value}>
              {link ? (
                <Anchor component={LinkTo} to={link}>
                  {value}
                </Anchor>
              ) : (
                value
              )}
            </Text>
          ))}
          {evidence && (
            <Text component="dd" className={classes.source}>
              {fillText(texts.source, {
                source: evidence.source,
                date: evidence.confirmed.text,
              })}
            </Text>
          )}
        </div>
      ))}
    </dl>
  )
}
