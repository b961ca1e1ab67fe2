import { Title } from '@mantine/core'
import classes from './FooterGroup.module.css'
import { FooterLinks } from './FooterLinks.tsx'
import type { FooterData } from './footerData.ts'

/** A column of the footer: a title and its links. */
export function FooterGroup({ group }: { group: FooterData['groups'][number] }) {
  return (
    <div className={classes.root}>
      <Title order={2} className={classes.title}>
        {group.title}
      </Title>
      <FooterLinks links={group.links} />
    </div>
  )
}
