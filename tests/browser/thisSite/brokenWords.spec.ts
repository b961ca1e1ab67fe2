import { brokenWords } from '../support/brokenWords.ts'
import { pathsOfAllKinds } from '../support/samplePaths.ts'
import { expect, open, test } from '../support/site.ts'
import { resize, setTextSize } from '../support/window.ts'

for (const [size, width, elements] of [
  [16, 320, ':is(h1, h2, h3, dt, dd)'],
  [32, 390, ':is(h1, h2, h3)'],
] as const) {
  test(`no word breaks in main ${elements} at ${width} px, with text of ${size} px`, async ({
    page,
  }) => {
    await setTextSize(page, size)
    await resize(page, { width, height: 844 })
    for (const path of pathsOfAllKinds) {
      await open(page, path)
      const broken = await page.locator(`main ${elements}`).evaluateAll(brokenWords)
      // With enlarged text, a part that stays together may be wider than a column.
      const parts = await page.locator(size === 16 ? '.unbroken' : 'i').evaluateAll(onTwoLines)
      expect.soft([...broken, ...parts], path).toEqual([])
    }
  })
}

const onTwoLines = (elements: readonly Element[]) =>
  elements.flatMap((one) => (one.getClientRects().length > 1 ? (one.textContent ?? '') : []))
