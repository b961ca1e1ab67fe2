import { Anchor, VisuallyHidden } from '@mantine/core'
import { Icon } from '../../parts/icons.tsx'
import { LinkTo } from '../../parts/LinkTo.tsx'
import type { Rendered } from '../../model/rendered.ts'
import type { Footer } from '../../site/navigation.ts'
import classes from './NetworkLinks.module.css'

type NetworkLinksProps = { readonly links: Rendered<Footer>['social'] }

/** Links to profiles on social networks, as icons. */
export function NetworkLinks({ links }: NetworkLinksProps) {
  return (
    <ul className={classes.networks}>
      {links.map(
        ({ text, to, target, icon }, index) =>
          icon && (
            <li key={index}>
              <Anchor component={LinkTo} className={classes.network} to={to} target={target}>
                <Icon name={icon} />
                <VisuallyHidden component="span">{text}</VisuallyHidden>
              </Anchor>
            </li>
          ),
      )}
    </ul>
  )
}
