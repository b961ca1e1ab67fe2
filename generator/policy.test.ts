import { expect, it } from 'vitest'
import { contentSecurityPolicy, documentHeaders } from './policy.ts'

const policy = (action: string) =>
  contentSecurityPolicy({ formService: { action, accessKey: 'k' } })

const directive = (text: string, name: string) =>
  text.split('; ').find((part) => part.startsWith(`${name} `))

it('lets forms reach the origin of the form service, without its path', () => {
  const text = policy('https://forms.example.com/submit?to=us')
  expect(directive(text, 'connect-src')).toBe("connect-src 'self' https://forms.example.com")
  expect(directive(text, 'form-action')).toBe("form-action 'self' https://forms.example.com")
})

it('adds nothing for a form service of the site itself', () => {
  const text = policy('/form-service/submit')
  expect(directive(text, 'connect-src')).toBe("connect-src 'self'")
  expect(directive(text, 'form-action')).toBe("form-action 'self'")
})

it('refuses what it does not name, and scripts from anywhere but the site', () => {
  const text = policy('https://forms.example.com/submit')
  expect(directive(text, 'default-src')).toBe("default-src 'none'")
  expect(directive(text, 'script-src')).toBe("script-src 'self'")
  expect(text).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/)
})

it('goes with every document', () => {
  const formService = { action: '/form-service/submit', accessKey: 'k' }
  expect(documentHeaders({ formService })['Content-Security-Policy']).toBe(
    contentSecurityPolicy({ formService }),
  )
})
