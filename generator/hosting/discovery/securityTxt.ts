import type { Site } from '../../../src/site/site.ts'

/** The path of `security.txt` (RFC 9116, section 3). */
export const SECURITY_TXT = '.well-known/security.txt'

/** The content of `security.txt` (RFC 9116): contacts for security researchers. `undefined` if the manifest has none. */
export function securityTxt({ security, product }: Site): string | undefined {
  if (security === undefined) return undefined
  const { contacts, expires, languages, policy, acknowledgments } = security
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${product.origin}/${SECURITY_TXT}`,
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
    ...(acknowledgments === undefined ? [] : [`Acknowledgments: ${acknowledgments}`]),
    '',
  ].join('\n')
}
