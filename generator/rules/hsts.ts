import type { Rule } from './rule.ts'

/** Browsers take a host into their list only with all hosts below it (https://hstspreload.org). */
export const hstsPreloadIncludesSubdomains: Rule = ({ security }) =>
  security?.transport.preload === true && !security.transport.includeSubDomains
    ? [
        {
          code: 'preload-without-subdomains',
          path: ['security', 'transport', 'preload'],
          message: 'browsers preload a host only together with its subdomains',
          hint: 'Set includeSubDomains to true, or preload to false.',
        },
      ]
    : []
