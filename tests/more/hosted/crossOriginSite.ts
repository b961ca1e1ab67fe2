import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Browser, Page, PlaywrightTestArgs } from '@playwright/test'
import { product } from '../../../generated/site.gen.ts'
import { hostingSchema, readHosting } from '../../../generator/hosting/hostingPlan.ts'
import { builtSite, listen } from '../../../generator/server/preview.ts'
import { chromiumPath } from '../../support/programs.ts'
import { test as base } from '../../browser/support/expectedErrors.ts'
import { fillAll } from '../../browser/support/fillForm.ts'
import { formOn } from '../../browser/support/formOn.ts'
import { formsOf, type FormOnSite } from '../../browser/support/forms.ts'
import { service, uniqueEmail } from '../../browser/support/formService.ts'
import { open } from '../../browser/support/site.ts'
import { usedBySite } from '../../browser/support/usedBySite.ts'
import { buildFolder, formsOrigin, formsServer } from './crossOriginBuild.ts'
import { hostedOrigin } from './server.ts'

/** The forms of the cross-origin site. */
export const crossOriginForms = () => {
  const snapshot = path.join(buildFolder, 'generated/site.snapshot.json')
  return formsOf(JSON.parse(readFileSync(snapshot, 'utf8')))
}

/** The first form of the cross-origin site, which has added fields. Skips the test if there is none. */
export const crossOriginForm = () => usedBySite(crossOriginForms()[0], 'a form')

/** Opens the page of a form and fills in all fields. `site` is the origin of the pages. */
export async function openCrossOrigin(page: Page, form: FormOnSite, site = hostedOrigin) {
  const email = uniqueEmail()
  await open(page, site + form.path)
  await fillAll(page, form, email)
  return {
    ...formOn(page, form),
    email,
    texts: form.status,
    service: service(page, form, email, formsServer),
  }
}

/**
 * Serves the pages with the origin of the server as the public origin. The policy allows forms to
 * redirect to that origin only, which matters without scripts.
 */
export async function servePublicOrigin({
  page,
  context,
}: Pick<PlaywrightTestArgs, 'page' | 'context'>) {
  // For Chromium, a document from `route.fulfill` is not from this machine.
  await context.grantPermissions(['local-network-access'])
  await page.route(`${hostedOrigin}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const body = await response.text()
    return route.fulfill({ response, body: body.replaceAll(product.origin, hostedOrigin) })
  })
}

/** Tests of the cross-origin site with an unreachable form service. */
export const test = base.extend<
  { browserThatResolves: (target: string) => Promise<Browser> },
  { misconfiguredSite: string }
>({
  /** Starts a browser that resolves the host of the form service to `target`. */
  browserThatResolves: async ({ playwright }, use) => {
    const { hostname } = new URL(formsOrigin)
    const browsers: Browser[] = []
    await use(async (target) => {
      const browser = await playwright.chromium.launch({
        executablePath: chromiumPath(),
        args: ['--no-sandbox', `--host-resolver-rules=MAP ${hostname} ${target}`],
      })
      browsers.push(browser)
      return browser
    })
    for (const browser of browsers) await browser.close()
  },
  /** The origin of the same build with a policy for another form service. */
  misconfiguredSite: [
    // Playwright requires the first parameter to be a destructuring pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const hosting = await readHosting(buildFolder)
      const text = JSON.stringify(hosting).replaceAll(formsOrigin, 'http://others.localhost:1')
      const headers = hostingSchema.parse(JSON.parse(text))
      const server = await listen(builtSite(path.join(buildFolder, 'dist'), headers), 0)
      const address: AddressInfo | string | null = server.address()
      await use(`http://localhost:${typeof address === 'object' ? address?.port : ''}`)
      server.close().closeAllConnections()
    },
    { scope: 'worker' },
  ],
})
