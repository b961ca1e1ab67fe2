import { forms } from './support/forms.ts'
import { heroes } from './support/manifest.ts'
import { followRequests } from './support/requests.ts'
import { pathsOfAllHeroes } from './support/samplePaths.ts'
import { expect, open, test } from './support/site.ts'
import { resize } from './support/window.ts'

test('with reduced motion, nothing moves, the code of the slideshow is not loaded, and styles change immediately after a resize', async ({
  page,
}) => {
  const { path = '/' } = heroes.find(({ images }) => images.length > 1) ?? heroes[0] ?? {}
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const requests = followRequests(page)
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await resize(page, { width: 1440, height: 900 })
  await open(page, path)
  await requests.settledAfterTimers()
  expect(await page.evaluate(lastingMotions)).toEqual([])
  expect(requested.filter((url) => url.includes('RotatingImages'))).toEqual([])
  await expect(page.locator('main > header').getByRole('button')).toHaveCount(0)
  await page.evaluate(watchTransitions)
  await resize(page, { width: 390, height: 844 })
  expect(await page.evaluate(() => Reflect.get(window, 'delayed'))).toEqual([])
})

test('on a phone, the text of a hero is not over its image, and the first button of the home page is in the first view', async ({
  page,
}) => {
  for (const path of new Set([...pathsOfAllHeroes, '/'])) {
    await open(page, path)
    for (const [width, height] of [
      [390, 844],
      [320, 640],
    ] as const) {
      await resize(page, { width, height })
      const hero = page.locator('main > header')
      expect(await hero.evaluate(textsOverImage), `${path}, ${width} × ${height}`).toEqual([])
      if (path === '/') await expect(hero.getByRole('link').first()).toBeInViewport({ ratio: 1 })
    }
  }
})

/** The texts and buttons of a hero that are over its image. */
function textsOverImage(hero: Element): string[] {
  const image = hero.querySelector('picture')?.parentElement?.getBoundingClientRect()
  return [...hero.querySelectorAll('h1, p, a')]
    .filter((text) => {
      const { top, bottom } = text.getBoundingClientRect()
      return image && top < image.bottom && bottom > image.top
    })
    .map((text) => text.textContent)
}

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
