/** The output folders of the Vite environments, relative to the project. */
export const OUTPUT_FOLDERS = {
  client: '.build/client',
  map: '.build/map',
  server: '.build/server',
} as const
