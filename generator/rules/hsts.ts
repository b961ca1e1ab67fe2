import type { Rule } from './rule.ts'

/** The HSTS preload list of browsers accepts a domain only with all subdomains (https://hstspreload.org). */
export const hstsPreloadIncludesSubdomains: Rule<'security'> = ({ security }) =>
  security?.transport.preload === true && !security.transport.includeSubDomains
    ? [
        {
          code: 'hsts-preload-without-subdomains',
          path: ['security', 'transport', 'preload'],
          message:
            'preload is true, but includeSubDomains is not: browsers preload a domain only with its subdomains.',
          hint: 'Set includeSubDomains to true, or preload to false.',
        },
      ]
    : []
