import type { Step } from './step.ts'

/** The folder of the cross-origin build: form service, images and maps are on other origins. */
export const CROSS_ORIGIN_BUILD = '.build/cross-origin'

/** Builds the site into `dist/`. */
export const siteBuild: Step = {
  name: 'build',
  tool: 'command',
  args: ['npm', 'run', '--silent', 'build'],
  // With a key, so that pages have a map. The tests send no requests to the map provider.
  env: { MAPS_KEY: 'test' },
  isBuild: true,
}

/** Makes the cross-origin build. */
export const crossOriginBuild: Step = {
  name: 'cross-origin build',
  tool: 'command',
  args: ['node', '--import', 'tsx/esm', 'tests/hosted/prepare.ts', CROSS_ORIGIN_BUILD],
  needsBuild: true,
  isBuild: true,
}
