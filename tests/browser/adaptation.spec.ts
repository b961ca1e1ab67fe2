import { stabilizePage } from '../support/stablePage.ts'
import { forms } from './support/forms.ts'
import { heroes } from './support/manifest.ts'
import { expectLongTextsToFit } from './support/longTexts.ts'
import { pathsOfAllKinds } from './support/samplePaths.ts'
import { expect, open, site, test } from './support/site.ts'
import { resize } from './support/window.ts'

const LOW_CONTRAST = 3

test.describe('in forced colors mode', () => {
  test.use({ forcedColors: 'active', bypassCSP: true })

  for (const path of pathsOfAllKinds) {
    test(`${path} uses only system colors`, async ({ page }) => {
      await page.goto(path)
      await stabilizePage(page)
      const faint = await page.evaluate((least) => {
        const canvas = document
          .createElement('canvas')
          .getContext('2d', { willReadFrequently: true })
        const light = (color: string) => {
          if (canvas === null) return 0
          // A transparent element shows the background of the page.
          for (const layer of ['Canvas', color]) {
            canvas.fillStyle = layer
            canvas.fillRect(0, 0, 1, 1)
          }
          const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
            (byte) => {
              const value = byte / 255
              return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
            },
          )
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }
        const contrast = (color: string, ground = 'Canvas') => {
          const [high = 0, low = 0] = [light(ground), light(color)].toSorted((a, b) => b - a)
          return (high + 0.05) / (low + 0.05)
        }
        const unreadable = [...document.querySelectorAll('main :is(a, button)')].filter((one) => {
          const { color, backgroundColor } = getComputedStyle(one)
          return one.checkVisibility() && contrast(color, backgroundColor) < least
        })
        const drawn = [...document.querySelectorAll('main svg :is(path, circle), header svg path')]
        // The icon of a checkbox that is not checked is transparent.
        const pale = drawn
          .filter((one) => one.checkVisibility({ opacityProperty: true }))
          .map((one) => {
            const { fill, stroke } = getComputedStyle(one)
            return {
              html: one.outerHTML.slice(0, 90),
              paints: [fill, stroke].filter((p) => p !== 'none'),
            }
          })
          .filter(({ paints }) => paints.length > 0 && paints.every((p) => contrast(p) < least))
          .map(({ html }) => html)
        return [...pale, ...unreadable.map((one) => one.outerHTML.slice(0, 90))]
      }, LOW_CONTRAST)
      expect(faint).toEqual([])
      const edges = await page
        .locator('main > header a')
        .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopStyle))
      expect(edges.filter((style) => style === 'none')).toEqual([])
    })
  }
})

test.describe('in print', () => {
  test.use({ bypassCSP: true })

  for (const path of pathsOfAllKinds) {
    test(`${path} is dark text on white, without controls`, async ({ page }) => {
      await page.goto(path)
      await stabilizePage(page)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)')
      for (const heading of await page.locator('h2:visible').all()) {
        await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)')
      }
      await expect(
        page.locator('form, picture, main > header button').filter({ visible: true }),
      ).toHaveCount(0)
      const grounds = await page
        .locator('[data-tone]:visible')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
      expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']))
      const shades = await page
        .locator('main *:visible')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundImage))
      expect(new Set(shades)).toEqual(new Set(['none']))
    })
  }
})

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, (heroes.find(({ images }) => images.length > 1) ?? heroes[0])?.path ?? '/')
  expect(await page.evaluate(lastingMotions)).toEqual([])
})

test('with reduced motion, styles change immediately after a resize', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await resize(page, { width: 1440, height: 900 })
  for (const { path } of heroes.slice(0, 4)) {
    await page.goto(path)
    await page.evaluate(watchTransitions)
    await resize(page, { width: 390, height: 844 })
    expect(await page.evaluate(() => Reflect.get(window, 'delayed')), path).toEqual([])
    await resize(page, { width: 1440, height: 900 })
  }
})

test('links and buttons outside running text are 44 px high', async ({ page }) => {
  await resize(page, { width: 390, height: 844 })
  for (const { path } of site.pages) {
    await page.goto(path)
    expect(await page.evaluate(lowTargets), path).toEqual([])
  }
})

test('links of the footer are 44 px high on a desktop screen, too', async ({ page }) => {
  await resize(page, { width: 1440, height: 900 })
  await page.goto('/')
  for (const link of await page.locator('footer a').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

test.describe('on the first visit', () => {
  test.use({ isFirstVisit: true, reducedMotion: 'reduce' })

  test('long words and addresses fit into header, menu, form with errors, footer and privacy bar', async ({
    page,
  }) => {
    await open(page, forms[0]?.path ?? '/')
    await expect(page.locator('[aria-labelledby="privacy-choice-title"]')).toBeVisible()
    const submit = page.locator('form button[type=submit]')
    if ((await submit.count()) > 0) await submit.first().click({ force: true })
    const panel = page.locator('body > header dialog')
    await expectLongTextsToFit(page, {
      enter: async () => {
        // With long texts, the privacy bar may cover the button.
        await page.locator('body > header [aria-haspopup="dialog"]').dispatchEvent('click')
        await expect(panel).toBeVisible()
      },
      leave: () => page.keyboard.press('Escape'),
    })
  })
})

test('the inputs of a row of a form are beside each other, also if one has a hint or a long label', async ({
  page,
}) => {
  await resize(page, { width: 1440, height: 900 })
  for (const path of new Set(forms.map((form) => form.path))) {
    await open(page, path)
    expect(await page.evaluate(lowerInputs), path).toEqual([])
    await page.evaluate(() => {
      const labels = document.querySelectorAll('form label[data-size]:nth-child(1)')
      for (const [index, label] of [...labels].entries()) {
        if (index % 2 === 0) label.prepend('A label of several lines. '.repeat(8))
      }
    })
    expect(await page.evaluate(lowerInputs), path).toEqual([])
  }
})

/** The inputs that are lower than an input in a field that begins at the same height. */
function lowerInputs(): string[] {
  const inputs = [...document.querySelectorAll('form > div > div > div > :is(input, select)')]
  const rows = inputs.map((input) => ({
    id: input.id,
    top: input.getBoundingClientRect().top,
    row: input.parentElement?.parentElement?.getBoundingClientRect().top,
  }))
  return rows
    .filter(({ row, top }) => rows.some((other) => other.row === row && other.top < top - 1))
    .map(({ id }) => id)
}

/** The elements with a transition or animation that is longer than a frame. */
function lastingMotions(): string[] {
  const lasting = document.getAnimations().filter(({ effect }) => {
    const { endTime } = effect?.getComputedTiming() ?? {}
    return typeof endTime !== 'number' || endTime > 16
  })
  return lasting.map(({ effect }) =>
    effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? '') : '',
  )
}

/** After a resize, the properties that do not have their new values yet. */
function watchTransitions() {
  addEventListener('resize', () => {
    const properties = document
      .getAnimations()
      .map((one) => (one instanceof CSSTransition ? one.transitionProperty : one.id))
    Reflect.set(window, 'delayed', [...new Set(properties)])
  })
}

/** Controls less than 44 px high, except links within text and fields whose label is part of the target. */
function lowTargets(): string[] {
  return [...document.querySelectorAll('a, button')]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => getComputedStyle(one).display !== 'inline')
    .filter((one) => one.closest('h3, dd, [hidden]') === null)
    .filter((one) => one.getBoundingClientRect().height < 43.9)
    .map((one) => one.outerHTML.slice(0, 120))
}
