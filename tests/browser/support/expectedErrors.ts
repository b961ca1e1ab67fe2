import { expect, test as base, type ConsoleErrors } from './site.ts'

/** Declares a console error that the test causes. */
export type ExpectError = (pattern: RegExp) => void

/**
 * A test that causes console errors. It declares them with `expectError`. The test fails if one of
 * them is missing or another error appears.
 */
export const test = base.extend<{ expectError: ExpectError; consoleErrors: ConsoleErrors }>({
  expectError: [
    async ({ consoleErrors }, use) => {
      const expected: RegExp[] = []
      await use((pattern) => expected.push(pattern))
      if (test.info().status === 'skipped') return
      // Console messages are reported with a delay.
      await expect
        .poll(() => expected.filter((one) => !consoleErrors.all.some((text) => one.test(text))))
        .toEqual([])
      const unexpected = consoleErrors.all.filter((text) => !expected.some((one) => one.test(text)))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
  consoleErrors: async ({ page }, use) => {
    const all: string[] = []
    page.on('pageerror', (error) => all.push(`error: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') all.push(message.text())
    })
    await use({ all })
  },
})

export { expect }
