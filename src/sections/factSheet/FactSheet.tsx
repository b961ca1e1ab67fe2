import { Anchor, Text } from '@mantine/core'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './FactSheet.module.css'
import type { FactSheetSection } from './schema.ts'

/** Terms with their values, divided by lines. */
export function FactSheet({ section }: { readonly section: FactSheetSection }) {
  return (
    <SectionFrame section={section} layout="beside">
      <dl>
        {section.facts.map(({ term, values, link }) => (
          <div key={term} className={classes.fact}>
            <Text component="dt" className={classes.term}>
              {term}
            </Text>
            {values.map((value) => (
              <Text component="dd" key={value} className={classes.value}>
                {link ? (
                  <Anchor component={LinkTo} to={link}>
                    {value}
                  </Anchor>
                ) : (
                  value
                )}
              </Text>
            ))}
          </div>
        ))}
      </dl>
    </SectionFrame>
  )
}
