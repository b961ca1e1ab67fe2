import { Button } from '@mantine/core'
import { Arrow } from './Arrow.tsx'
import { LinkTo } from './LinkTo.tsx'

/** The properties of a link that looks like a button. */
export type ButtonLinkProps = {
  readonly link: { readonly text: string; readonly to: string; readonly target?: '_blank' }
  /** `primary` for the one that stands out most. @default 'primary' */
  readonly variant?: 'primary' | 'secondary'
}

/** A link that looks like a button, on light and dark grounds. */
export function ButtonLink({ link, variant = 'primary' }: ButtonLinkProps) {
  return (
    <Button
      component={LinkTo}
      to={link.to}
      target={link.target}
      variant={variant === 'primary' ? 'filled' : 'outline'}
      rightSection={link.target ? undefined : <Arrow />}
    >
      {link.text}
    </Button>
  )
}
