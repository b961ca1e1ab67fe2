import { LinkTo } from '../../parts/LinkTo.tsx'
import classes from './FooterLinks.module.css'
import type { FooterData } from './footerData.ts'

type FooterLinksProps = {
  links: FooterData['legal']
  className?: string
}

/** Links of the footer, as a list. */
export function FooterLinks({ links, className }: FooterLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ text, to, target }) => (
        <li key={`${to} ${text}`}>
          <LinkTo className={classes.link} to={to} target={target}>
            {text}
          </LinkTo>
        </li>
      ))}
    </ul>
  )
}
