import { formatPlace } from '../../../generator/emit/format.ts'
import type { FormattedPlace } from '../../../src/model/place.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import minimal from '../../generator/fixtures/minimal/site.manifest.ts'
import { required } from '../../support/required.ts'

/** A site that uses everything that has texts, e.g. two forms, a map and a privacy choice. */
export const exampleSite: Site = siteSchema.parse({
  ...minimal,
  forms: { ...minimal.forms, second: minimal.forms?.contact },
  routes: {
    ...minimal.routes,
    '/second': {
      ...minimal.routes['/contact-us'],
      sections: [{ kind: 'form', heading: 'The second form', form: 'second' }],
    },
  },
})

/** The place of the example site as pages show it. */
export const examplePlace: FormattedPlace = formatPlace(
  'office',
  required(exampleSite.places['office'], 'the place'),
  exampleSite,
)

/** The footer of the example site as pages show it. */
export const exampleFooter = { ...exampleSite.footer, place: examplePlace }

/** The texts of the privacy bar of the example site. */
export const exampleConsent = required(exampleSite.consent, 'the privacy bar')
