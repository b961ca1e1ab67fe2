/** The address of the sprite that holds the manifest's icons, each a symbol under its name. */
declare module 'virtual:icon-sprite' {
  const url: string
  export default url
}

/** What the environment tells the build. */
declare module 'virtual:configuration' {
  /** Where forms are sent, and the public key that goes with them. */
  export const formService: { readonly action: string; readonly accessKey: string }
  /** Whether search engines are to keep away from this build. */
  export const staging: boolean
  /** The build's clock. ISO 8601 in UTC. */
  export const builtAt: string
}

/** The theme's variables as a style sheet. */
declare module 'virtual:theme.css'

/** An image's files, as the build makes them. */
declare module '*&picture' {
  const files: Omit<import('./model/image.ts').Picture, 'alt' | 'focus' | 'color'>
  export default files
}
