import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { LinkTo } from '../../parts/LinkTo.tsx'
import classes from './FooterLinks.module.css'
import type { FooterData } from './footerData.ts'

type FooterLinksProps = {
  links: FooterData['legal']
  className?: string
  /** The last item of the list, after the links. */
  more?: ReactNode
}

/** Links of the footer, as a list. */
export function FooterLinks({ links, className, more }: FooterLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ text, to, target }, index) => (
        <li key={index}>
          <Anchor component={LinkTo} className={classes.link} to={to} target={target}>
            {text}
          </Anchor>
        </li>
      ))}
      {more && <li>{more}</li>}
    </ul>
  )
}
