import classes from './FooterGroup.module.css'
import { FooterLinks } from './FooterLinks.tsx'
import type { FooterData } from './footerData.ts'

/** A column of the footer: a title and its links. */
export function FooterGroup({ group }: { group: FooterData['groups'][number] }) {
  return (
    <div className={classes.root}>
      <h2 className={classes.title}>{group.title}</h2>
      <FooterLinks links={group.links} />
    </div>
  )
}
