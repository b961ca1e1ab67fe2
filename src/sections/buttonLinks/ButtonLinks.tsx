import { Anchor } from '@mantine/core'
import { FileFormat, LinkTo } from '../../parts/LinkTo.tsx'
import { LinkIcon } from '../../parts/icons.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './ButtonLinks.module.css'
import type { SectionProps } from '../props.ts'

/** Large links below each other, on a wide screen beside each other. Links within the site have an arrow. */
export function ButtonLinks({ section }: SectionProps<'buttonLinks'>) {
  return (
    <SectionFrame section={section} rank="list">
      <ul className={classes.list}>
        {section.links.map(({ text, to, target }, index) => (
          <li key={index}>
            <Anchor component={LinkTo} className={classes.link} to={to} target={target} hasFormat>
              {text}
              <FileFormat to={to} />
              {!target && <LinkIcon to={to} />}
            </Anchor>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
