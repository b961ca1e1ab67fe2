import classes from './Dial.module.css'

const RADIUS = 160
/** The gap between two arcs, in degrees. */
const GAP = 5

/** A ring with one arc for each topic, around one core: how many there are, at a glance. Decoration. */
export function Dial({ count }: { readonly count: number }) {
  const step = 360 / count
  return (
    <svg className={classes.root} viewBox="-200 -200 400 400" aria-hidden="true" focusable="false">
      {RINGS.map((radius) => (
        <circle key={radius} className={classes.ring} r={radius} />
      ))}
      {Array.from({ length: count }, (_, topic) => {
        const [middle, half] = [topic * step - 90, (step - GAP) / 2]
        const { x, y } = at(middle, RADIUS + 26)
        return (
          <g key={topic}>
            <path className={classes.arc} d={arc(middle - half, middle + half)} />
            <path className={classes.gate} d={spoke(middle)} />
            <text className={classes.number} x={x} y={y}>
              {String(topic + 1).padStart(2, '0')}
            </text>
          </g>
        )
      })}
      <circle className={classes.core} r="9" />
    </svg>
  )
}

const RINGS = [44, 82, 120]

function at(degrees: number, radius: number) {
  const angle = (degrees * Math.PI) / 180
  return { x: rounded(radius * Math.cos(angle)), y: rounded(radius * Math.sin(angle)) }
}

/** The same digits in Node and in every browser. */
const rounded = (value: number) => Math.round(value * 100) / 100

function arc(from: number, to: number): string {
  const [start, end] = [at(from, RADIUS), at(to, RADIUS)]
  return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${end.x} ${end.y}`
}

function spoke(degrees: number): string {
  const [outer, inner] = [at(degrees, RADIUS), at(degrees, RADIUS - 12)]
  return `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`
}
