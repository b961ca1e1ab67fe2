import type { Configuration } from './configuration.ts'

/**
 * The content security policy of the site's documents: everything is refused but what the site
 * itself serves, the form service that it is built for, and the hosts that images come from, as
 * origins. Style attributes are allowed, for Mantine sets its variables there.
 */
export function contentSecurityPolicy(
  { formService }: Pick<Configuration, 'formService'>,
  imageOrigins: readonly string[] = [],
): string {
  const form = URL.canParse(formService.action) ? ` ${new URL(formService.action).origin}` : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self'", ...imageOrigins].join(' '),
    "font-src 'self'",
    `connect-src 'self'${form}`,
    `form-action 'self'${form}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
  ].join('; ')
}

/** The headers that go with every document of the site. */
export function documentHeaders(
  configuration: Pick<Configuration, 'formService'>,
  imageOrigins: readonly string[] = [],
) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(configuration, imageOrigins),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}
