import { Text, Title } from '@mantine/core'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './NumberedList.module.css'
import type { SectionProps } from '../props.ts'

/** Topics with large numbers, beside a sticky heading. */
export function NumberedList({ section }: SectionProps<'numberedList'>) {
  const topicCount = section.items.length
  return (
    <SectionFrame
      section={section}
      layout="beside"
      aside={topicCount >= MIN_TOPICS_FOR_RING && <TopicRing count={topicCount} />}
    >
      <ol className={classes.list}>
        {section.items.map(({ title, text }, index) => (
          <li key={index} className={classes.item}>
            <Title order={3}>{title}</Title>
            <Text className={classes.text}>{text}</Text>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}

/** With this many topics, the list is so long that the ring fills the column under the heading. */
const MIN_TOPICS_FOR_RING = 6

const RADIUS = 160
/** The gap between two arcs. Degrees. */
const GAP = 5

/** A ring with one numbered arc for each topic. Decorative. */
function TopicRing({ count }: { readonly count: number }) {
  const degreesPerTopic = 360 / count
  return (
    <svg
      className={classes.topicRing}
      viewBox="-200 -200 400 400"
      aria-hidden="true"
      focusable="false"
    >
      {INNER_RADII.map((radius) => (
        <circle key={radius} className={classes.ring} r={radius} />
      ))}
      {Array.from({ length: count }, (_, topic) => {
        const middle = topic * degreesPerTopic - 90
        const half = (degreesPerTopic - GAP) / 2
        const { x, y } = pointOnCircle(middle, RADIUS + 26)
        return (
          <g key={topic}>
            <path className={classes.arc} d={arc(middle - half, middle + half)} />
            <path className={classes.tick} d={tick(middle)} />
            <text className={classes.number} x={x} y={y}>
              {String(topic + 1).padStart(2, '0')}
            </text>
          </g>
        )
      })}
      <circle className={classes.center} r="9" />
    </svg>
  )
}

const INNER_RADII = [44, 82, 120]

function pointOnCircle(degrees: number, radius: number) {
  const angle = (degrees * Math.PI) / 180
  return { x: rounded(radius * Math.cos(angle)), y: rounded(radius * Math.sin(angle)) }
}

/** Two decimal places: the last digits of sines and cosines differ between JavaScript engines. */
const rounded = (value: number) => Math.round(value * 100) / 100

function arc(from: number, to: number): string {
  const [start, end] = [pointOnCircle(from, RADIUS), pointOnCircle(to, RADIUS)]
  return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${end.x} ${end.y}`
}

function tick(degrees: number): string {
  const [outer, inner] = [pointOnCircle(degrees, RADIUS), pointOnCircle(degrees, RADIUS - 12)]
  return `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`
}
