import { symbol } from '../../theme/brand.ts'
import classes from './Logo.module.css'

/**
 * The logo: an arch with a keystone in the signal color, and the product's name with an emphasized
 * first word. It is not a link itself.
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
