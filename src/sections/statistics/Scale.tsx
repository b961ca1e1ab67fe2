import classes from './Scale.module.css'

/** A scale of a hundred ticks, as many of them lit as the value says. Decoration: the figure is text. */
export function Scale({ value }: { readonly value: number }) {
  const lit = Math.min(Math.max(Math.round(value), 0), 100)
  return (
    <svg
      className={classes.root}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={classes.ticks} d={ticks(0, 100)} />
      <path className={classes.lit} d={ticks(0, lit)} />
    </svg>
  )
}

function ticks(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, step) => {
    const tick = from + step
    return `M${tick + 0.5} ${tick % 10 === 0 ? 0 : 4}V10`
  }).join('')
}
