import { mirrored } from '../../parts/mirrored.ts'

/** The properties of the artwork. */
export type HeroArtworkProps = { readonly className: string | undefined }

const [WIDTH, HEIGHT] = [1440, 900]
const RADIUS = 620

/**
 * The background of a hero without image: the horizon of a globe, with orbits above it. Decorative. On a
 * narrow screen, its middle is shown.
 */
export function HeroArtwork({ className }: HeroArtworkProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio={mirrored(WIDTH) ? 'xMinYMin slice' : 'xMaxYMin slice'}
      aria-hidden="true"
      focusable="false"
    >
      <radialGradient id="hero_glow">
        <stop offset=".6" stopColor="var(--site-accent)" stopOpacity=".32" />
        <stop offset="1" stopColor="var(--site-accent)" stopOpacity="0" />
      </radialGradient>
      <g transform={mirrored(WIDTH)}>
        <g fill="none" stroke="var(--site-border)" transform="translate(1100 860) rotate(-18)">
          <circle r={RADIUS * 1.6} fill="url(#hero_glow)" stroke="none" />
          <circle
            r={RADIUS}
            fill="var(--site-background)"
            stroke="var(--site-accent)"
            strokeWidth="2"
          />
          <g strokeOpacity=".32">
            {MERIDIANS.map((part) => (
              <ellipse key={part} rx={RADIUS * part} ry={RADIUS} />
            ))}
            {LATITUDES.map((degrees) => (
              <ellipse key={degrees} {...parallel(degrees)} />
            ))}
          </g>
          {ORBITS.map((part) => (
            <circle key={part} r={RADIUS * part} strokeDasharray="2 10" strokeOpacity=".6" />
          ))}
        </g>
      </g>
    </svg>
  )
}

/** The width of the meridians, as a part of the globe. */
const MERIDIANS = [0.2, 0.55, 0.83]

/** Degrees north. */
const LATITUDES = [0, 20, 40, 60, 78]

/** The radius of the orbits, as a multiple of the radius of the globe. */
const ORBITS = [1.16, 1.36]

/** How far the north pole is turned to the viewer. Radians. */
const TILT = 0.35

/** The ellipse that a circle of latitude is in perspective. Whole numbers. */
function parallel(degrees: number) {
  const angle = (degrees * Math.PI) / 180
  const rx = RADIUS * Math.cos(angle)
  return {
    cy: Math.round(-RADIUS * Math.sin(angle) * Math.cos(TILT)),
    rx: Math.round(rx),
    ry: Math.round(rx * Math.sin(TILT)),
  }
}
