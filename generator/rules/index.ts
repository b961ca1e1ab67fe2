import { addressesStandAlone } from './addresses.ts'
import { aliasesNamePages } from './aliases.ts'
import { eventsEndAfterStart } from './events.ts'
import { fieldsAreSentOnce } from './fields.ts'
import { headingsTellApart } from './headings.ts'
import { imagesAreThere } from './images.ts'
import { redirectsStartNowhere } from './redirects.ts'
import { referencesResolve } from './references.ts'
import type { Rule } from './rule.ts'
import { preloadCoversSubdomains } from './transport.ts'
import { thirdPartiesAreDeclared } from './thirdParties.ts'

/** What must hold of a site beyond its shape. */
export const rules: readonly Rule[] = [
  addressesStandAlone,
  aliasesNamePages,
  redirectsStartNowhere,
  referencesResolve,
  fieldsAreSentOnce,
  eventsEndAfterStart,
  imagesAreThere,
  headingsTellApart,
  preloadCoversSubdomains,
  thirdPartiesAreDeclared,
]
