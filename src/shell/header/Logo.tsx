import classes from './Logo.module.css'

/**
 * The wordmark: an arch whose keystone has the signal colour, and the product's name, its first
 * word strong. Decoration and plain text; what is around it says where it leads.
 */
export function Logo({ productName }: { productName: string }) {
  const [first, ...rest] = productName.split(' ')
  return (
    <span className={classes.root}>
      <svg className={classes.mark} viewBox="0 0 40 36" aria-hidden="true" focusable="false">
        <path d="M0 36V25L13.4 7.5l5 11.4C15 20.4 12 24 12 28.5V36Z" />
        <path d="M40 36V25L26.6 7.5l-5 11.4C25 20.4 28 24 28 28.5V36Z" />
        <path className={classes.keystone} d="M12.5 0h15l-4.6 16.5h-5.8Z" />
      </svg>
      <span className={classes.name}>
        <span className={classes.first}>{first}</span> {rest.join(' ')}
      </span>
    </span>
  )
}
