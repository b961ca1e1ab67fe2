import { expect, test } from 'vitest'
import * as z from 'zod'
import { options } from '../../src/forms/fieldSchema.ts'
import { siteInLanguage, siteSchema } from '../../src/site/site.ts'
import manifest from '../../tests/generator/fixtures/minimal/site.manifest.ts'
import { page } from '../../tests/generator/fixtures/parts.ts'
import { policyLink } from './form.ts'
import { createResolver } from './resolve.ts'

const consent = {
  categories: {},
  more: { text: 'About your data', to: '/privacy' },
}

/** The link to the privacy page below a form in a language, of a site with a Spanish version of this page or without. */
function policyIn(language: string | undefined, hasTranslation: boolean) {
  const translation = { ...page('Privacidad'), language: 'es-US', translationOf: '/privacy' }
  const site = siteSchema.parse({
    ...manifest,
    consent,
    languages: { 'es-US': {} },
    routes: {
      ...manifest.routes,
      ...(hasTranslation && { '/es/privacy': translation }),
      '/privacy': page('Privacy'),
    },
  })
  return policyLink(siteInLanguage(site, language), consent.more, language && site.language)
}

test('a form links to the version of the privacy page in its language, if there is one', () => {
  expect(policyIn(undefined, true)).toEqual({ text: 'About your data', to: '/privacy' })
  expect(policyIn('es-US', true)).toEqual({ text: 'Privacidad', to: '/es/privacy' })
  expect(policyIn('es-US', false)).toEqual({
    text: 'About your data',
    to: '/privacy',
    lang: manifest.language ?? 'en-US',
  })
})

test('options, which are sent, keep their characters', () => {
  const resolve = createResolver(siteSchema.parse(manifest))
  const text = 'An answer within 14 days'
  expect(resolve(z.object({ options }), { options: [text] })).toEqual({ options: [text] })
})
