import { expect, test as base, type Troubles } from './site.ts'

/** Names a trouble that the test causes: an error that is to be in the console. */
export type Expect = (pattern: RegExp) => void

/**
 * A page at which something is at fault. The troubles that a test causes are named by
 * `expectTrouble`; the test fails where one of them is missing or another one comes up.
 */
export const test = base.extend<{ expectTrouble: Expect; troubles: Troubles }>({
  expectTrouble: [
    async ({ troubles }, use) => {
      const expected: RegExp[] = []
      await use((pattern) => expected.push(pattern))
      // What a page shows is seen at once; what it logs is reported a little later.
      await expect
        .poll(() => expected.filter((one) => !troubles.all.some((text) => one.test(text))))
        .toEqual([])
      const unforeseen = troubles.all.filter((text) => !expected.some((one) => one.test(text)))
      expect(unforeseen).toEqual([])
    },
    { auto: true },
  ],
  troubles: async ({ page }, use) => {
    const all: string[] = []
    page.on('pageerror', (error) => all.push(`error: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') all.push(message.text())
    })
    await use({ all })
  },
})

export { expect }
