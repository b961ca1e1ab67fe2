/** The widths at which layouts change: 480, 640, 768, 1024, 1280 and 1536 px with a root font size of 16 px. */
export const breakpoints = {
  xs: '30em',
  sm: '40em',
  md: '48em',
  lg: '64em',
  xl: '80em',
  xxl: '96em',
} as const

/** Sizes and durations that the whole site shares. Each becomes a CSS variable `--site-<name>`. */
export const designTokens = {
  /** The maximum width of the content. */
  'content-width': '84rem',
  /** The left and right margin of a page. Not larger with enlarged text in a narrow window. */
  'page-margin': 'min(0.5rem + 3.6vw, 6.25vw, 4rem)',
  /** The gap between the twelve columns of the grid. */
  gutter: 'clamp(1.25rem, 0.9rem + 1.2vw, 2rem)',
  /** The top and bottom padding of a section. Sections of the same tone share it. */
  'section-padding': 'clamp(3.5rem, 2.45rem + 3.95vw, 6rem)',
  /** The gap between the heading of a section and its content. */
  'heading-gap': 'clamp(2rem, 1.4rem + 2.4vw, 3.5rem)',
  /** The font size of statements, between those of texts and those of headings. */
  'statement-size': 'clamp(1.375rem, 1.15rem + 1.05vw, 2rem)',
  /** The maximum width of running text. */
  'text-width': 'min(37em, 45rem)',
  /** The height of the page header. */
  'header-height': '4.75rem',
  /** The width of thin borders and dividers. */
  'border-width': '1px',
  /** The duration of transitions, e.g. on hover. */
  duration: '180ms',
  /** The easing function of transitions. */
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const
