import type { MantineColorsTuple } from '@mantine/core'

/** The color schemes of sections and panels: white, tinted or dark. */
export type Tone = 'plain' | 'tint' | 'dark'

/** The colors of a tone, `#rrggbb`. Each becomes a CSS variable `--site-<name>`. */
export type ToneColors = {
  /** The background of the section or panel. */
  readonly background: string
  /** The background of cards on it. */
  readonly surface: string
  /** Headings and large numbers. */
  readonly heading: string
  /** Running text. */
  readonly text: string
  /** Secondary text, e.g. labels and notes. It has a contrast of 4.5:1, too. */
  readonly muted: string
  /** Decorative divider lines. */
  readonly divider: string
  /** Borders of controls, with a contrast of 3:1 to the background. */
  readonly border: string
  /** The accent color of text and lines. */
  readonly accent: string
  /** The background of primary buttons. */
  readonly action: string
  /** The text of primary buttons. */
  readonly 'action-text': string
  /** The background of primary buttons on hover. */
  readonly 'action-hover': string
}

/** All colors of the site, `#rrggbb`. The generator computes them from the colors of the brand. */
export type SiteColors = {
  /** The light background of the site. */
  readonly white: string
  /** Mantine colors, from light to dark. */
  readonly shades: {
    /** The color of the dark background (index 9). */
    readonly night: MantineColorsTuple
    /** The accent color: on dark backgrounds index 4, on light backgrounds index 7. */
    readonly signal: MantineColorsTuple
    /** From index 5, the contrast to white is at least 3:1; from index 6, at least 4.5:1. */
    readonly gray: MantineColorsTuple
    /** Errors. From index 6, the contrast to white is at least 4.5:1. */
    readonly red: MantineColorsTuple
  }
  readonly tones: Readonly<Record<Tone, ToneColors>>
}
