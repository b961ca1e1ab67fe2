/** With an error, nothing is generated. A warning is shown, but files are generated. */
export type Severity = 'error' | 'warning'

/** Every diagnostic code with its severity. A code never changes its meaning. */
export const severities = {
  // Files and modules of the manifest.
  'syntax-error': 'error',
  'manifest-load-error': 'error',
  'unresolved-import': 'error',
  'duplicate-path': 'error',
  'duplicate-property': 'error',
  // Values that are not plain data.
  'circular-reference': 'error',
  'not-serializable': 'error',
  'unsafe-character': 'error',
  'unsafe-key': 'error',
  'value-read-error': 'error',
  // Values that do not match the schema.
  'bidi-control-character': 'error',
  'disallowed-protocol': 'error',
  'empty-options': 'error',
  'invalid-name': 'error',
  'invalid-path': 'error',
  'invalid-value': 'error',
  'missing-alt-text': 'error',
  'missing-property': 'error',
  'path-traversal': 'error',
  'trailing-slash': 'error',
  'unknown-property': 'error',
  'uppercase-path': 'error',
  // Paths and redirects.
  'alias-chain': 'error',
  'duplicate-redirect': 'error',
  'missing-home-page': 'error',
  'orphan-page': 'warning',
  'page-id-conflict': 'error',
  'redirect-chain': 'error',
  'redirect-loop': 'error',
  'redirect-shadows-page': 'error',
  'reserved-path': 'error',
  // References.
  'unknown-anchor': 'error',
  'unknown-consent-category': 'error',
  'unknown-event': 'error',
  'unknown-form': 'error',
  'unknown-icon': 'error',
  'unknown-image': 'error',
  'unknown-page': 'error',
  'unknown-place': 'error',
  'unused-declaration': 'warning',
  // Forms.
  'duplicate-field-name': 'error',
  'duplicate-option': 'error',
  'duplicate-send-name': 'error',
  'field-not-sent': 'error',
  'field-revealed-twice': 'error',
  'option-with-comma': 'error',
  'required-hidden-field': 'error',
  'reserved-send-name': 'error',
  'unknown-field': 'error',
  'unknown-option': 'error',
  // Third parties and security.
  'duplicate-third-party': 'error',
  'hsts-preload-without-subdomains': 'error',
  'undeclared-third-party': 'error',
  'unused-consent-category': 'error',
  // Content and colors.
  'constant-mismatch': 'error',
  'description-length': 'warning',
  'duplicate-anchor': 'error',
  'duplicate-heading': 'warning',
  'duplicate-title': 'error',
  'event-date-mismatch': 'warning',
  'event-ends-before-start': 'error',
  'former-name': 'warning',
  'low-contrast': 'error',
  'missing-image-file': 'error',
  'reserved-anchor': 'error',
  'small-image': 'warning',
  'title-length': 'warning',
  'unhelpful-alt-text': 'warning',
  'unreadable-image': 'error',
  'unused-constant': 'warning',
  'vague-link-text': 'warning',
  'weekday-mismatch': 'warning',
} as const satisfies Readonly<Record<string, Severity>>

/** The code of a diagnostic. */
export type DiagnosticCode = keyof typeof severities
