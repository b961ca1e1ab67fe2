import type { Page } from '@playwright/test'
import { ENDPOINT } from '../../../generator/editor/protocol.ts'
import { violations } from '../../browser/audit/axe.ts'
import { waitForHydration } from '../../browser/support/site.ts'
import { resize } from '../../browser/support/window.ts'
import { expect, test } from './support/editorTest.ts'
import { editorBar, editorStatus, openEditor, undo } from './support/pageEditor.ts'
import { settingsButton, showSitePart } from './support/settingsPanel.ts'

const TITLE = 'Security That Fits'

/** The button over the main heading of the home page. */
const titleButton = (page: Page, title = TITLE) =>
  page.getByRole('button', { name: `Edit Top of the page, heading: ${title}`, exact: true })

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Top of the page, heading' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('edits texts at their place', async ({ page, edited }) => {
  const before = await edited.source()
  await openEditor(page, '/')

  await test.step('Enter saves, keeps the focus, and can be undone', async () => {
    await titleButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(titleField(page)).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Changed on the page')
    await page.keyboard.press('Enter')
    await expect(editorStatus(page)).toHaveText('Saved.')
    await expect(heading(page)).toHaveText('Changed on the page')
    await expect(titleButton(page, 'Changed on the page')).toBeFocused()
    expect(await edited.source()).toBe(before.replace(TITLE, 'Changed on the page'))
    await undo(page)
    await expect(heading(page)).toHaveText(TITLE)
    expect(await edited.source()).toBe(before)
  })

  await test.step('the Enter of an input method, and going to another window, save nothing', async () => {
    await titleButton(page).click()
    await expect(titleField(page)).toBeFocused()
    await page.keyboard.type('Not yet')
    await expect(page.getByText('A heading is easy to read')).toHaveCount(0)
    await page.keyboard.insertText(' a short heading'.repeat(5))
    await expect(page.getByText('A heading is easy to read')).toBeVisible()
    // Safari sends this Enter after the composition, with `isComposing` false.
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await titleField(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true })
    // The browser reports this if another window gets the focus. The field stays the active element.
    await titleField(page).dispatchEvent('blur')
    await expect(titleField(page)).toBeFocused()
    expect(sent).toEqual([])
  })

  await test.step('Escape saves, too, and Ctrl+Z undoes it', async () => {
    await page.keyboard.press('Escape')
    await expect(editorStatus(page)).toHaveText('Saved.')
    await expect(heading(page)).toContainText('Not yet a short heading')
    await expect(page.locator('[data-text]:focus')).toHaveCount(1)
    await page.keyboard.press('Control+z')
    await expect(editorStatus(page)).toHaveText(/^Undone/)
    await expect(heading(page)).toHaveText(TITLE)
    expect(await edited.source()).toBe(before)
  })

  await test.step('a rejected text stays open until it is discarded, and changes no file', async () => {
    await titleButton(page).click()
    await expect(titleField(page)).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('The text is empty.')
    await expect(titleField(page)).toBeFocused()
    // Changes are applied in order, so a change that was sent earlier would be saved now.
    expect(await edited.source()).toBe(before)
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(heading(page)).toHaveText(TITLE)
    await expect(titleButton(page)).toBeFocused()
  })

  await test.step('a click on a text does not follow its link', async () => {
    await page
      .getByRole('button', { name: /^Edit Header, .*text: Services$/ })
      .first()
      .click()
    await expect(page.getByRole('textbox')).toBeFocused()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  await test.step('the form for a link says that it is the same in other places', async () => {
    await page.getByRole('button', { name: 'Leads to All Services of the Company' }).click()
    const target = page.getByRole('combobox', { name: /^Target of the link/ })
    await expect(target).toBeFocused()
    await expect(target).toHaveValue('All Services of the Company')
    await expect(target).toHaveAccessibleDescription(/also seen in: footer$/)
    await expect(page.getByRole('button', { name: 'Change everywhere' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Escape')
  })

  await test.step('a problem never covers the text', async () => {
    await resize(page, { width: 375, height: 400 })
    const button = page.getByRole('button', {
      name: 'Edit Top of the page, line below the heading: Three pages.',
    })
    await expect(button).toBeVisible()
    for (const block of ['start', 'center', 'end'] as const) {
      await button.evaluate((element, at) => element.scrollIntoView({ block: at }), block)
      await button.click()
      const text = page.getByRole('textbox', { name: 'Top of the page' })
      await expect(text).toBeFocused()
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await page.keyboard.press('Enter')
      const [note, field] = [await page.getByRole('alert').boundingBox(), await text.boundingBox()]
      if (note === null || field === null) throw new Error('The problem or its text is not shown.')
      const isOutside = note.x >= field.x + field.width || note.y >= field.y + field.height
      expect(isOutside || field.y >= note.y + note.height, block).toBe(true)
      await page.getByRole('button', { name: 'Discard' }).click()
    }
  })

  await test.step('what a text is, is visible while the text is in view', async () => {
    // Later, the pointer leaves no text.
    await editorBar(page).hover()
    await titleButton(page).press('Enter')
    await expect(titleField(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(titleButton(page)).toBeFocused()
    const label = page.locator('#page-editor').getByText('Heading', { exact: true })
    await expect(label).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(label).toBeHidden()
  })

  await test.step('a clipped text has no button', async () => {
    // As in Mantine's VisuallyHidden.
    const css =
      'position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap;'
    await page.addStyleTag({ content: `h1 + p { ${css} }` })
    await page.evaluate(() => dispatchEvent(new Event('resize')))
    await expect(page.getByRole('button', { name: /, headline: Three pages\.$/ })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
})

test('one click, or the Tab key, leads from an open text to the next one', async ({
  page,
  edited,
}) => {
  const headline = page.getByRole('textbox', { name: 'Top of the page, line below the heading' })
  const headlineButton = page.getByRole('button', { name: /^Edit .*, line below the heading:/ })
  await openEditor(page, '/')

  await test.step('and what was typed is saved', async () => {
    await titleButton(page).click()
    // Also keys directly after the first click.
    await page.keyboard.press('End')
    await page.keyboard.type(' and Grows')
    await headlineButton.click()
    await expect(headline).toBeFocused()
    await expect(titleField(page)).toHaveCount(0)
    await expect(heading(page)).toHaveText(`${TITLE} and Grows`)
    await expect(headline).toBeFocused()
    expect(await edited.source()).toContain(`${TITLE} and Grows`)
    await page.keyboard.press('Tab')
    await expect(headline).toHaveCount(0)
    await expect(page.locator('[data-text]:focus')).toHaveCount(1)
    await expect(headlineButton).not.toBeFocused()
  })

  await test.step('and the arrow keys from the button of one to the next one: Tab leaves the texts', async () => {
    const texts = page.getByRole('toolbar', { name: 'Texts of this page' })
    await titleButton(page, `${TITLE} and Grows`).focus()
    await page.keyboard.press('ArrowDown')
    await expect(headlineButton).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(texts.locator(':focus')).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await expect(headlineButton).toBeFocused()
  })

  await test.step('while a rejected text stays open, with the problem', async () => {
    await titleButton(page, `${TITLE} and Grows`).click()
    await expect(titleField(page)).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await headlineButton.click()
    await expect(page.getByRole('alert')).toContainText('The text is empty.')
    await expect(headline).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(headline).toHaveCount(0)
    await expect(titleField(page)).toHaveText('')
    await titleField(page).click()
    await page.keyboard.press('Escape')
    await expect(heading(page)).toHaveText(`${TITLE} and Grows`)
  })
})

test('offers what was typed in a closed tab, and nothing that is saved', async ({
  page,
  context,
  edited,
}) => {
  const text = `${TITLE} and Grows`
  const closed = await context.newPage()
  await openEditor(closed, '/')
  await titleButton(closed).press('Enter')
  await expect(titleField(closed)).toBeFocused()
  await closed.keyboard.type(' and Grows')
  await closed.close()
  await openEditor(page, '/services')
  await page.getByText('Not saved yet: 1 text').click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(titleField(page)).toHaveText(text)
  await expect(titleField(page)).toBeFocused()

  await test.step('although its page was left before the reply', async () => {
    await page.route(`**${ENDPOINT}`, async (route) => {
      if (route.request().postData()?.includes('"apply"') !== true) return route.continue()
      await route.fetch()
    })
    await page.keyboard.press('Enter')
    await expect.poll(edited.source).toContain(text)
    for (const path of ['/services', '/']) {
      await page.goto(path)
      await waitForHydration(page)
      await expect(page.locator('#page-editor [data-text]:enabled').first()).toBeVisible()
      await expect(page.getByText('Not saved yet:')).toHaveCount(0)
      await expect(page.getByRole('textbox')).toHaveCount(0)
    }
    await expect(heading(page)).toHaveText(text)
  })
})

test('edits texts in the settings', async ({ page, edited }) => {
  const before = await edited.source()
  await openEditor(page, '/')
  await settingsButton(page).click()
  const panel = page.getByRole('complementary', { name: 'Settings' })
  const field = panel.getByRole('textbox', { name: 'Description', exact: true })

  await test.step('a rejected text stays with the problem, and changes no file', async () => {
    const saved = await field.inputValue()
    await field.fill('')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(/The text is empty/)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toBeFocused()
    expect(await edited.source()).toBe(before)
    await field.press('Escape')
    await expect(field).toHaveValue(saved)
    await expect(field).not.toHaveAttribute('aria-invalid')
  })

  await test.step('changes a default text of all pages, and removes it again', async () => {
    await showSitePart(page, 'Texts')
    const skipLink = panel.getByRole('textbox', { name: 'Skip link' })
    const text = await skipLink.inputValue()
    for (const [typed, expected] of [
      [`${text} now`, `${text} now`],
      ['', text],
    ] as const) {
      await skipLink.fill(typed)
      await skipLink.press('Enter')
      await expect(page.locator('a[href="#main"]')).toHaveText(expected)
      await waitForHydration(page)
      await expect(skipLink).toHaveValue(expected)
    }
    expect(await edited.source()).not.toContain('skipLink')
    await panel.getByRole('radio', { name: 'Page' }).press('Space')
  })

  await test.step('changes a text that is not visible, such as the description', async () => {
    const original = await edited.source()
    await field.fill(`${await field.inputValue()} And more.`)
    await field.press('Enter')
    await expect.poll(edited.source).toContain('And more.')
    // A new title or description reloads the page.
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /And more\.$/)
    await editorBar(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(edited.source).toBe(original)
  })
})

test('asks which of two equal texts is edited, and changes only the chosen one', async ({
  page,
  edited,
}) => {
  const name = 'How We Read'
  const before = await edited.source()
  const stepButton = page.getByRole('button', { name: `Edit one of 2 texts: ${name}` })
  const choice = page.getByRole('group', { name: 'Which text is it?' })
  await openEditor(page, '/services/audits')

  await test.step('by keyboard', async () => {
    await stepButton.focus()
    await page.keyboard.press('Enter')
    await expect(choice).toBeFocused()
    await expect(choice.getByRole('button')).toHaveText([
      `${name}: heading`,
      `${name}: step 1, title`,
    ])
    await expect(choice.getByText('site.manifest.ts:').first()).toBeHidden()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: `${name}, step 1, title` })).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('We Talk')
    await page.keyboard.press('Enter')
    await expect(editorStatus(page)).toHaveText('Saved.')
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(
      page.getByRole('button', { name: `Edit ${name}, step 1, title: We Talk` }),
    ).toBeFocused()
    expect(await edited.source()).toBe(before.replace(`title: '${name}'`, "title: 'We Talk'"))
    await undo(page)
    await expect(stepButton).toBeVisible()
    expect(await edited.source()).toBe(before)
  })

  await test.step('what is typed before the choice is kept for the chosen text', async () => {
    await stepButton.click()
    await expect(choice).toBeFocused()
    await page.keyboard.type('Now ')
    await choice.getByRole('button', { name: `${name}: step 1, title` }).click()
    const field = page.getByRole('textbox', { name: `${name}, step 1, title` })
    await expect(field).toContainText('Now ')
    await page.keyboard.press('Escape')
    await expect(editorStatus(page)).toHaveText('Saved.')
    await undo(page)
    await expect(stepButton).toBeVisible()
    expect(await edited.source()).toBe(before)
  })

  await test.step('Escape, and a click elsewhere, choose nothing', async () => {
    await stepButton.click()
    await expect(choice).toBeFocused()
    await page.keyboard.type('Not now')
    await page.keyboard.press('Escape')
    await expect(choice).toBeHidden()
    await expect(editorStatus(page)).toHaveText('Not changed.')
    await expect(stepButton).toBeFocused()
    await stepButton.click()
    await expect(choice).toBeFocused()
    await page.getByRole('button', { name: `Edit ${name}, heading: ${name}` }).click()
    await expect(choice).toBeHidden()
    await expect(page.getByRole('textbox', { name: `${name}, heading` })).toBeFocused()
    await page.keyboard.press('Escape')
    expect(await edited.source()).toBe(before)
  })

  await test.step('the choice is accessible and inside a narrow window', async () => {
    await resize(page, { width: 375, height: 700 })
    await stepButton.press('Enter')
    for (const button of await choice.getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 })
    }
    expect(await violations(page, '#page-editor')).toEqual([])
  })
})

test('a text stays open while the page hides it, replaces it, or reacts to keys', async ({
  page,
  edited,
}) => {
  const open = page.locator('[contenteditable=true]')
  await openEditor(page, '/')
  await page.getByRole('button', { name: /^Edit Header, item 1, text:/ }).press('Enter')
  await expect(open).toBeFocused()
  await page.keyboard.press('Control+a')
  // The menu becomes a button, because its links have no space.
  const long = 'A text that is too long for the menu of the site. '.repeat(5)
  await page.keyboard.type(long)
  await expect(open).toHaveText(long.trim())
  await expect(open).toBeFocused()
  await edited.edit('site.manifest.ts', 'A small company.', 'One small company.')
  await expect(page.getByText('One small company.')).toBeVisible()
  await page.keyboard.type('More.')
  await expect(open).toHaveText(`${long}More.`)
  await page.keyboard.press('Escape')
  await expect(open).toHaveCount(0)

  await test.step('of a button', async () => {
    await resize(page, { width: 375, height: 700 })
    await page.getByRole('button', { name: /^Edit Texts of all pages, .*: Menu$/ }).press('Enter')
    await expect(open).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('All of our pages')
    await expect(open).toHaveText('All of our pages')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    await page.keyboard.press('Escape')
  })
})
