/** An error stands against generating; a warning is told, and blocks nothing. */
export type Severity = 'error' | 'warning'

/** Every code that a diagnostic can have, with its severity. Codes never change their meaning. */
export const severities = {
  // The manifest as a file.
  'syntax-error': 'error',
  'unreadable-manifest': 'error',
  'unknown-import': 'error',
  'duplicate-path': 'error',
  'duplicate-property': 'error',
  // Values that are no data.
  'cyclic-value': 'error',
  'forbidden-character': 'error',
  'forbidden-name': 'error',
  'not-data': 'error',
  'unreadable-value': 'error',
  // The shape of the model.
  'direction-override': 'error',
  'empty-options': 'error',
  'invalid-name': 'error',
  'invalid-value': 'error',
  'link-protocol': 'error',
  'malformed-path': 'error',
  'missing-alternative': 'error',
  'missing-property': 'error',
  'path-traversal': 'error',
  'trailing-slash': 'error',
  'unknown-property': 'error',
  'wrong-case': 'error',
  // Addresses and redirects.
  'alias-of-alias': 'error',
  'duplicate-redirect': 'error',
  'no-home-page': 'error',
  'orphan-page': 'warning',
  'page-name-clash': 'error',
  'redirect-chain': 'error',
  'redirect-loop': 'error',
  'redirect-shadows-page': 'error',
  'reserved-address': 'error',
  // References.
  'unknown-anchor': 'error',
  'unknown-category': 'error',
  'unknown-event': 'error',
  'unknown-form': 'error',
  'unknown-icon': 'error',
  'unknown-image': 'error',
  'unknown-page': 'error',
  'unknown-place': 'error',
  'unused-name': 'warning',
  // Forms.
  'duplicate-field': 'error',
  'duplicate-option': 'error',
  'duplicate-part': 'error',
  'duplicate-reveal': 'error',
  'field-not-sent': 'error',
  'required-unseen': 'error',
  'reserved-part': 'error',
  'unknown-field': 'error',
  'unknown-option': 'error',
  // Third parties and security.
  'duplicate-third-party': 'error',
  'idle-category': 'error',
  'preload-without-subdomains': 'error',
  'undeclared-third-party': 'error',
  // Content.
  'contradicting-literal': 'error',
  'description-length': 'warning',
  'duplicate-anchor': 'error',
  'duplicate-heading': 'warning',
  'duplicate-title': 'error',
  'event-ends-early': 'error',
  'missing-image': 'error',
  'reserved-anchor': 'error',
  'title-length': 'warning',
  'unreadable-image': 'error',
  'unhelpful-alternative': 'warning',
  'unused-constant': 'warning',
  'vague-link': 'warning',
} as const satisfies Readonly<Record<string, Severity>>

/** The code of a diagnostic: which rule is broken. */
export type DiagnosticCode = keyof typeof severities
