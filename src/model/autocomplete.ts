import * as z from 'zod'
import { roles } from './role.ts'

/**
 * Autofill field names of the HTML standard, section "Autofill", as far as a single line of text can
 * have them. https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
 */
// oxfmt-ignore
const LINE_NAMES = [
  'name', 'honorific-prefix', 'given-name', 'additional-name', 'family-name', 'honorific-suffix',
  'nickname', 'username', 'new-password', 'current-password', 'one-time-code', 'organization-title',
  'organization', 'address-line1', 'address-line2', 'address-line3', 'address-level4',
  'address-level3', 'address-level2', 'address-level1', 'country', 'country-name', 'postal-code',
  'cc-name', 'cc-given-name', 'cc-additional-name', 'cc-family-name', 'cc-number', 'cc-exp',
  'cc-exp-month', 'cc-exp-year', 'cc-csc', 'cc-type', 'transaction-currency', 'transaction-amount',
  'language', 'bday', 'bday-day', 'bday-month', 'bday-year', 'sex', 'url', 'photo',
] as const

/** Names that can follow `home`, `work`, `mobile`, `fax` or `pager`. */
// oxfmt-ignore
const CONTACT_NAMES = [
  'tel', 'tel-country-code', 'tel-national', 'tel-area-code', 'tel-local', 'tel-local-prefix',
  'tel-local-suffix', 'tel-extension', 'email', 'impp',
] as const

/** Every autofill field name of the HTML standard, except `webauthn`, which only login forms need. */
export const autocompleteNames = [...LINE_NAMES, 'street-address', ...CONTACT_NAMES] as const

/** An autofill field name. */
export type AutocompleteName = (typeof autocompleteNames)[number]

type ContactName = (typeof CONTACT_NAMES)[number]
type WithContact<N> = N extends ContactName
  ? N | `${'home' | 'work' | 'mobile' | 'fax' | 'pager'} ${N}`
  : N
type WithAddress<T extends string> = T | `${'shipping' | 'billing'} ${T}`
type WithSection<T extends string> = T | `section-${string} ${T}`

/**
 * What the browser may fill into a field: an autofill field name. Before it, there can be, in this order:
 * `section-<name>`; `shipping` or `billing`; for contact data, `home`, `work`, `mobile`, `fax` or `pager`.
 * `off` and `on` name no data.
 */
type Autocomplete<N extends AutocompleteName = AutocompleteName> =
  | 'off'
  | 'on'
  | WithSection<WithAddress<WithContact<N>>>

/** A schema for the property `autocomplete` of a kind of field that accepts these names. */
export const autocompleteOf = <N extends AutocompleteName>(names: readonly N[]) =>
  z
    .custom<Autocomplete<N>>(
      (value) => typeof value === 'string' && isAutocomplete(value, names),
      'write an autofill field name of HTML, e.g. name',
    )
    .register(roles, { role: 'autocomplete', names })

/** The names that the HTML standard allows for `<input type="text">`. */
export const lineNames = [...LINE_NAMES, ...CONTACT_NAMES] as const

/** Whether a name can follow `home`, `work`, `mobile`, `fax` or `pager`. */
const isContactName = (name: string): boolean => CONTACT_NAMES.some((contact) => contact === name)

function isAutocomplete(value: string, names: readonly AutocompleteName[]): boolean {
  if (value === 'off' || value === 'on') return true
  const [, contact, name = ''] = TOKENS.exec(value) ?? []
  return names.some((allowed) => allowed === name) && (contact === undefined || isContactName(name))
}

const TOKENS =
  /^(?:section-\S+ )?(?:(?:shipping|billing) )?(?:(home|work|mobile|fax|pager) )?([a-z0-9-]+)$/
