/** The widths at which layouts change: 640, 768, 1024, 1280 and 1536 px, and 480 px for the smallest. */
export const breakpoints = {
  xs: '30em',
  sm: '40em',
  md: '48em',
  lg: '64em',
  xl: '80em',
  xxl: '96em',
} as const

/** The measures of the site's one grid. Each becomes a variable `--site-<name>`. */
export const measures = {
  /** The widest that content gets. */
  width: '84rem',
  /** The margin of a page, left and right. */
  margin: 'clamp(1.25rem, 0.5rem + 3.6vw, 4rem)',
  /** The gap between the grid's twelve columns. */
  gutter: 'clamp(1.25rem, 0.9rem + 1.2vw, 2rem)',
  /** The air above and below a section. */
  band: 'clamp(4.5rem, 3.2rem + 5.2vw, 8.5rem)',
  /** The air between a section's heading and its content. */
  lead: 'clamp(2.5rem, 2rem + 2.4vw, 4.5rem)',
  /** The width of running text. */
  measure: '65ch',
  /** The height of the header on every page. */
  header: '4.75rem',
  /** The thickness of every rule. */
  hairline: '1px',
  /** How long a change of state takes, and its pace. */
  moment: '180ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const
