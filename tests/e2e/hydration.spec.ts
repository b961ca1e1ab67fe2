import { expect, hydrated, site, test } from './support/site.ts'

for (const { path } of site.addresses) {
  test(`${path} hydrates in place`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const nodes = [...document.querySelectorAll('main, main *')]
        Reflect.set(window, 'lostNodes', () => nodes.filter((node) => !node.isConnected).length)
        Reflect.set(window, 'sameMain', () => nodes[0] === document.querySelector('main'))
      })
    })
    await page.goto(path)
    await hydrated(page)
    const call = (name: string) =>
      page.evaluate((key) => {
        const check: unknown = Reflect.get(window, key)
        return typeof check === 'function' ? check() : undefined
      }, name)
    expect(await call('sameMain')).toBe(true)
    expect(await call('lostNodes')).toBe(0)
  })
}
