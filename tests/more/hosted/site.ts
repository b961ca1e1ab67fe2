import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, PlaywrightTestArgs } from '@playwright/test'
import { product } from '../../../generated/site.gen.ts'
import { fillAll } from '../../browser/support/fillForm.ts'
import { formOn } from '../../browser/support/formOn.ts'
import { formsInInbox, uniqueEmail } from '../../browser/support/formService.ts'
import { formsOf, type FormOnSite } from '../../browser/support/forms.ts'
import { open } from '../../browser/support/site.ts'
import { usedBySite } from '../../browser/support/usedBySite.ts'
import { addedFields } from '../../support/addedFields.ts'
import { buildFolder, hostedOrigin } from './server.ts'

/** The forms of the cross-origin site. */
export const crossOriginForms = () => {
  const snapshot = path.join(buildFolder, 'generated/site.snapshot.json')
  return formsOf(JSON.parse(readFileSync(snapshot, 'utf8')))
}

/** The form of the cross-origin site that has the added fields. Skips the test if there is none. */
export const crossOriginForm = () =>
  usedBySite(
    crossOriginForms().find(({ fields }) =>
      fields.some(({ name }) => name === addedFields[0]?.name),
    ),
    'a form',
  )

/** Fills in a form on the open page. `received` reads the forms with its email address from the inbox. */
export async function fillCrossOrigin(
  page: Page,
  form: FormOnSite,
  except: readonly string[] = [],
) {
  const email = uniqueEmail()
  await fillAll(page, form, email, except)
  return {
    ...formOn(page, form),
    email,
    texts: form.status,
    received: () => formsInInbox(email, buildFolder),
  }
}

/** Opens the page of a form and fills in all fields. */
export async function openCrossOrigin(page: Page, form: FormOnSite) {
  await open(page, form.path)
  return fillCrossOrigin(page, form)
}

/** A file to choose. `size` in bytes. */
export const fileOf = (name: string, size = 10) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(size, 'x'),
})

/** Changes the policy and the html of every page. */
export async function editPages(
  page: Page,
  { policy: editPolicy, html: editHtml }: Record<'policy' | 'html', (text: string) => string>,
) {
  // For Chromium, a document from `route.fulfill` is not from this machine.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(`${hostedOrigin}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    return route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': editPolicy(policy) },
      body: editHtml(await response.text()),
    })
  })
}

/**
 * Serves the pages with the origin of the server as the public origin. The policy allows forms to
 * redirect to that origin only, which matters without scripts.
 */
export const servePublicOrigin = ({ page }: Pick<PlaywrightTestArgs, 'page'>) =>
  editPages(page, {
    policy: (text) => text,
    html: (text) => text.replaceAll(product.origin, hostedOrigin),
  })
