import { Anchor, Text } from '@mantine/core'
import { factSheet as texts } from 'virtual:texts'
import { fillText } from '../../model/fillText.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './FactSheet.module.css'
import type { SectionProps } from '../props.ts'

/** Terms with their values, divided by lines. */
export function FactSheet({ section }: SectionProps<'factSheet'>) {
  return (
    <SectionFrame section={section} layout="beside">
      <dl>
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
