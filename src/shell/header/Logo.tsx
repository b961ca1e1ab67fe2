import { symbol } from '../../theme/brand.ts'
import classes from './Logo.module.css'

/**
 * The wordmark: an arch whose keystone has the signal colour, and the product's name, its first
 * word strong. Decoration and plain text; what is around it says where it leads.
 */
export function Logo({ productName }: { productName: string }) {
  const [first, ...rest] = productName.split(' ')
  return (
    <span className={classes.root}>
      <svg
        className={classes.mark}
        viewBox={`0 0 ${symbol.width} ${symbol.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {symbol.arch.map((half) => (
          <path key={half} d={half} />
        ))}
        <path className={classes.keystone} d={symbol.keystone} />
      </svg>
      <span className={classes.name}>
        <span className={classes.first}>{first}</span> {rest.join(' ')}
      </span>
    </span>
  )
}
