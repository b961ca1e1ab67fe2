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
 * Terms with their values, one below the other with lines, or beside each other in a compact band. On a phone, a
 * folded list has its terms in the line that opens it.
 */
export function FactSheet({ section }: SectionProps<'factSheet'>) {
  const { layout, folded, more, facts } = section
  return (
    <SectionFrame
      section={section}
      layout={layout === 'strip' ? 'compact' : 'above'}
      aside={
        more && (
          <Anchor component={LinkTo} className={links.standalone} to={more.to} target={more.target}>
            {more.text}
            {!more.target && <LinkIcon to={more.to} />}
          </Anchor>
        )
      }
    >
      {layout === 'list' && folded ? (
        <Folded terms={facts.map(({ term }) => term)}>
          <FactList layout={layout} facts={facts} />
        </Folded>
      ) : (
        <FactList layout={layout} facts={facts} />
      )}
    </SectionFrame>
  )
}

type FactListProps = Pick<SectionProps<'factSheet'>['section'], 'layout' | 'facts'>

/** The terms with their values, sources and links. */
function FactList({ layout, facts }: FactListProps) {
  return (
    <dl className={classes[layout]}>
      {facts.map(({ term, values, link, evidence }, index) => (
        <div key={index} className={classes.fact}>
          <Text component="dt" className={classes.term}>
            {term}
          </Text>
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
