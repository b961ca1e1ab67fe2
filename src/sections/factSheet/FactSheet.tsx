import { Anchor, Text } from '@mantine/core'
import { factSheet as texts } from 'virtual:texts'
import { fillText } from '../../model/fillText.ts'
import { LinkIcon } from '../../parts/icons.tsx'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import links from '../links.module.css'
import classes from './FactSheet.module.css'
import type { SectionProps } from '../props.ts'

/** Terms with their values, divided by lines, or beside each other in a compact band. */
export function FactSheet({ section }: SectionProps<'factSheet'>) {
  const { layout, more } = section
  return (
    <SectionFrame
      section={section}
      layout={layout === 'strip' ? 'compact' : 'beside'}
      aside={
        more && (
          <Anchor component={LinkTo} className={links.standalone} to={more.to} target={more.target}>
            {more.text}
            {!more.target && <LinkIcon to={more.to} />}
          </Anchor>
        )
      }
    >
      <dl className={classes[layout]}>
        {section.facts.map(({ term, values, link, evidence }, index) => (
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
    </SectionFrame>
  )
}
