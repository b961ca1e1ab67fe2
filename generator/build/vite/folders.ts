/** Where a build leaves its parts before they are put together, below the project's root. */
export const BUILD = {
  client: '.build/client',
  map: '.build/map',
  server: '.build/server',
} as const
