import path from 'node:path'
import { createServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import minimal from '../../../tests/generator/fixtures/minimal/site.manifest.ts'
import { plan, type Plan } from '../../emit/plan.ts'
import { validate } from '../../manifest/validate.ts'
import { currentPlan } from '../currentPlan.ts'
import { menuBreakpointPlugin } from './menuBreakpoint.ts'

const STYLE_SHEET = '@media (min-width: $menu-breakpoint) { nav { display: block } }'

function planWith(horizontalFrom: string): Plan {
  const { site } = validate({ ...minimal, menu: { horizontalFrom } })
  if (site === undefined) throw new Error('The manifest is not valid.')
  return plan(site)
}

it('replaces $menu-breakpoint in style sheets by the width in the manifest', async () => {
  const current = currentPlan(async () => planWith('70em'))
  const server = await createServer({
    root: path.join(import.meta.dirname, '../../..'),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false, fs: { strict: false } },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      menuBreakpointPlugin(current),
      {
        name: 'test',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith('/test') ? id : undefined),
        load: (id) => (id.startsWith('/test') ? STYLE_SHEET : undefined),
      },
    ],
  })
  onTestFinished(() => server.close())
  const { client } = server.environments
  const codeOf = async () => (await client.transformRequest('/test.css?inline'))?.code
  expect(await codeOf()).toContain('min-width: 70em')
  current.set(planWith('900px'), new Map())
  await expect.poll(codeOf).toContain('min-width: 900px')
})
