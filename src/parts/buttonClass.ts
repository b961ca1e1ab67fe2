import classes from './Button.module.css'

/** How a button looks. */
export type ButtonLook = {
  /** `primary` for the one that stands out most. @default 'primary' */
  readonly variant?: 'primary' | 'secondary'
  /** @default 'large' */
  readonly size?: 'small' | 'large'
}

/**
 * The class of a button, for Mantine's UnstyledButton and for links. Mantine's own Button brings
 * a loader and transitions that nothing here shows.
 */
export function buttonClass({ variant = 'primary', size = 'large' }: ButtonLook = {}): string {
  const extra = [variant === 'secondary' && classes.secondary, size === 'small' && classes.small]
  return [classes.root, ...extra.filter(Boolean)].join(' ')
}
