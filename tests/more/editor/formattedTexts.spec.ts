import type { Page } from '@playwright/test'
import { ENDPOINT } from '../../../generator/editor/protocol.ts'
import { violations } from '../../browser/audit/axe.ts'
import { waitForHydration } from '../../browser/support/site.ts'
import { resize } from '../../browser/support/window.ts'
import { expect, test } from './support/editorTest.ts'
import { editorStatus, openEditor, undo } from './support/pageEditor.ts'
import { SETTINGS_PATH } from './support/sites.ts'

const TEXT = 'You describe the problem.'

const step = (page: Page) => page.locator('main ol > li p').first()

const stepButton = (page: Page, text: string) =>
  page.getByRole('button', { name: `Edit How We Work, step 1, text: ${text}`, exact: true })

const field = (page: Page) => page.getByRole('textbox', { name: 'How We Work, step 1, text' })

/** The button over the long text. */
const longTextButton = (page: Page) =>
  page.getByRole('button', { name: /^Edit .*, longer text: What we promise/ })

const longField = (page: Page) => page.getByRole('textbox', { name: 'Text, longer text' })

const formatButton = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Format' }).getByRole('button', { name, exact: true })

/** Selects a word of the open field with the keyboard, as soon as the field reacts to it. */
const select = (page: Page, before: string, word: string) =>
  expect(async () => {
    await page.keyboard.press('Control+Home')
    for (const _ of before) await page.keyboard.press('ArrowRight')
    for (const _ of word) await page.keyboard.press('Shift+ArrowRight')
    // In the next frame, the browser has reported the selection to the field.
    const selected = page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return String(getSelection())
    })
    expect(await selected).toBe(word)
  }).toPass()

/** Where the first character of a word is in the window. */
const positionOf = (page: Page, word: string) =>
  step(page).evaluate((element, searched) => {
    const range = document.createRange()
    const text = element.firstChild
    const index = text?.textContent?.indexOf(searched) ?? -1
    if (text === null || index === -1) throw new Error(`The text does not contain "${searched}".`)
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    const { left, top, height } = range.getBoundingClientRect()
    return { x: left + 1, y: top + height / 2 }
  }, word)

/** Pastes HTML, as the browser does it for content of another program. */
const paste = (page: Page, html: string) =>
  page.locator(':focus').evaluate((element, content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', content)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)

test('formats a text as it looks on the page, and restores the bytes', async ({ page, edited }) => {
  const before = await edited.source()
  await openEditor(page, '/')
  // Screen readers announce a message only in an element that was there before it.
  await expect(editorStatus(page)).toHaveText('')

  await test.step('the caret is where the click was', async () => {
    await stepButton(page, TEXT).scrollIntoViewIfNeeded()
    const { x, y } = await positionOf(page, 'problem')
    await page.mouse.click(x, y)
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('whole ')
    await expect(field(page)).toHaveText('You describe the whole problem.')
  })

  await test.step('Ctrl+Z undoes the typing, and a text that is not changed is not saved', async () => {
    await page.keyboard.press('Control+z')
    await expect(field(page)).toHaveText(TEXT)
    await page.keyboard.press('Enter')
    await expect(editorStatus(page)).toHaveText('Not changed.')
    expect(await edited.source()).toBe(before)
  })

  await test.step('bold and a link become Markdown in the manifest, and elements on the page', async () => {
    await stepButton(page, TEXT).press('Enter')
    await expect(field(page)).toBeFocused()
    await select(page, 'You describe the ', 'problem')
    await expect(formatButton(page, 'Bold')).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Control+b')
    await expect(field(page).locator('strong')).toHaveText('problem')
    await expect(formatButton(page, 'Bold')).toHaveAttribute('aria-pressed', 'true')
    await expect(formatButton(page, 'List')).toHaveCount(0)
    await select(page, 'You', ' describe ')
    await page.keyboard.press('Control+k')
    const target = page.getByRole('combobox', { name: /^Target of the link/ })
    await expect(target).toBeFocused()
    await page.keyboard.type('Audit')
    await page.keyboard.press('Enter')
    await expect(target).toHaveAccessibleDescription(/“Audit” is no page of this site\./)
    await expect(target).toBeFocused()
    await expect(page.getByRole('option').first()).toBeVisible()
    // The words of the link are still marked, without spaces beside them, and the list covers nothing of the form.
    expect(await page.evaluate(() => [...(CSS.highlights.get('edited-link') ?? [])].join())).toBe(
      'describe',
    )
    const note = page.locator('[data-note]').filter({ has: target })
    const list = await note.getByRole('listbox').boundingBox()
    const submit = await note.getByRole('button', { name: 'Insert link' }).boundingBox()
    expect(list?.y).toBeGreaterThanOrEqual((submit?.y ?? 0) + (submit?.height ?? 0))
    expect(await violations(page, '#page-editor')).toEqual([])
    await target.fill('a')
    await expect(target).toHaveAccessibleDescription('')
    // The shortest name that begins with it. A choice in the list is enough.
    await expect(page.getByRole('option').first()).toHaveText('Audits of All Systems')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await expect(field(page).getByRole('link', { name: 'describe' })).toBeVisible()
    await expect(editorStatus(page)).toHaveText('')
    // The caret is after the link.
    await page.keyboard.press('Delete')
    await page.keyboard.type(' ')
    await page.keyboard.press('Enter')
    await expect(editorStatus(page)).toHaveText('Saved.')
    await expect(step(page).getByRole('link', { name: 'describe' })).toHaveAttribute(
      'href',
      '/services/audits',
    )
    await expect(step(page).locator('strong')).toHaveText('problem')
    expect(await edited.source()).toBe(
      before.replace(TEXT, 'You [describe](/services/audits) the **problem**.'),
    )
  })

  await test.step('the same button removes the format', async () => {
    await stepButton(page, TEXT).press('Enter')
    await expect(field(page)).toBeFocused()
    await select(page, 'You describe the ', 'problem')
    await formatButton(page, 'Bold').click()
    await formatButton(page, 'Emphasis').click()
    await expect(field(page).locator('strong')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(editorStatus(page)).toHaveText('Saved.')
    await expect(step(page).locator('em')).toHaveText('problem')
    expect(await edited.source()).toContain('You [describe](/services/audits) the *problem*.')
  })

  await test.step('Ctrl+Z undoes the last saved change while no text is open', async () => {
    await page.keyboard.press('Control+z')
    await expect(step(page).locator('strong')).toHaveText('problem')
    await undo(page)
    await expect(step(page).locator('strong')).toHaveCount(0)
    expect(await edited.source()).toBe(before)
    await expect(step(page)).toHaveText(TEXT)
  })
})

test('the tools cover neither a text that fills most of the window nor, while it is saved, the next one', async ({
  page,
  edited,
}) => {
  const before = await edited.source()
  await openEditor(page, '/')
  await page.addStyleTag({ content: 'main ol > li p { font-size: 3rem !important }' })
  await resize(page, { width: 375, height: 600 })
  const tools = page.locator('[data-note]').filter({ has: formatButton(page, 'Bold') })
  await stepButton(page, TEXT).evaluate((button) => {
    const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    scrollBy({ top: button.getBoundingClientRect().top - covered, behavior: 'instant' })
  })
  const { x, y } = await positionOf(page, 'You')
  await page.mouse.click(x, y)
  await expect(field(page)).toBeFocused()
  const top = (await field(page).boundingBox())?.y ?? 0
  await expect.poll(async () => (await tools.boundingBox())?.y).toBeGreaterThan(top + 50)

  await page.keyboard.type('Then ')
  let reply = () => {}
  const replied = new Promise<void>((resolve) => (reply = resolve))
  await page.route(`**${ENDPOINT}`, async (route) => {
    if (route.request().postData()?.includes('"apply"') === true) await replied
    await route.continue()
  })
  await page.keyboard.press('Control+Enter')
  await expect(tools).toHaveCount(0)
  await expect(field(page)).toBeVisible()
  reply()
  await expect(field(page)).toHaveCount(0)
  await undo(page)
  expect(await edited.source()).toBe(before)
})

test('edits a long text with a table, and changes only what was edited', async ({
  page,
  edited,
}) => {
  const before = await edited.source()
  await openEditor(page, SETTINGS_PATH)

  await test.step('rows and columns of a table have buttons', async () => {
    await longTextButton(page).press('Enter')
    await expect(longField(page)).toBeFocused()
    await longField(page).getByText('two days').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' or three')
    await formatButton(page, 'Add row').click()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Audit')
    expect(await violations(page, '#page-editor')).toEqual([])
    await formatButton(page, 'Add column').click()
    await page.keyboard.press('Tab')
    await formatButton(page, 'Remove column').click()
    await page.keyboard.press('Control+Enter')
    await expect(editorStatus(page)).toHaveText('Saved.')
    expect(await edited.source()).toBe(
      before.replace(/(\n *)(\| Offer \| two days) \|/, '$1$2 or three |$1| Audit |  |'),
    )
    await undo(page)
    await expect(page.locator('main td').getByText('two days', { exact: true })).toBeVisible()
    expect(await edited.source()).toBe(before)
  })

  await test.step('the tools of a text that fills the window are visible', async () => {
    const style = await page.addStyleTag({ content: 'main td { block-size: 20rem }' })
    await longTextButton(page).press('Enter')
    await expect(longField(page)).toBeFocused()
    await page.keyboard.press('Control+k')
    const target = page.getByRole('combobox', { name: /^Target of the link/ })
    await expect(target).toBeFocused()
    await expect(target).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeInViewport({
      ratio: 1,
    })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await style.evaluate((element) => element.parentNode?.removeChild(element))
  })

  await test.step('Enter begins a paragraph, and the lines are indented like the code', async () => {
    await longTextButton(page).press('Enter')
    await expect(longField(page)).toBeFocused()
    const subheading = page.getByRole('button', { name: 'Subheading', exact: true, pressed: true })
    await expect(async () => {
      await page.keyboard.press('Control+Home')
      expect(await subheading.count()).toBe(1)
    }).toPass()
    await page.keyboard.press('End')
    await page.keyboard.type(' you')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Three things:')
    await page.keyboard.press('Enter')
    await formatButton(page, 'List').click()
    await page.keyboard.type('One')
    await page.keyboard.press('Control+Enter')
    await expect(editorStatus(page)).toHaveText('Saved.')
    await expect(page.getByRole('heading', { level: 3, name: 'What we promise you' })).toBeVisible()
    await expect(page.locator('main li').getByText('One', { exact: true })).toBeVisible()
    expect(await edited.source()).toBe(
      before.replace(/(\n *)## What we promise/, '$& you\n$1Three things:\n$1- One'),
    )
    await undo(page)
    expect(await edited.source()).toBe(before)
  })

  await test.step('pasted content keeps its formats only', async () => {
    await longTextButton(page).press('Enter')
    await expect(longField(page)).toBeFocused()
    await page.keyboard.press('Control+a')
    await paste(page, '<h1>Title</h1><p style="color: red">See <b>us</b>.</p><ul><li>One</ul>')
    await page.keyboard.press('Control+Enter')
    await expect(editorStatus(page)).toHaveText('Saved.')
    const [text = ''] = /text: `[^`]*`/.exec(await edited.source()) ?? []
    expect(text.replaceAll(/\n +/g, '\n')).toBe('text: `\n## Title\n\nSee **us**.\n\n- One\n`')
    await undo(page)
    expect(await edited.source()).toBe(before)
  })

  await test.step('what cannot be pasted is named, typed characters stay, and a table and code replace nothing', async () => {
    await longTextButton(page).press('Enter')
    await expect(longField(page)).toBeFocused()
    await page.keyboard.press('Control+a')
    await paste(page, '<p><img src="/a.png">See <a href="/nowhere">it</a>.</p>')
    await expect(editorStatus(page)).toHaveText(
      /^Not pasted: 1 picture\..+ link of “it”: \/nowhere is/,
    )
    await page.keyboard.type(' *s* _u_')
    await page.keyboard.press('Control+a')
    await formatButton(page, 'Table').click()
    await page.keyboard.type('A')
    await page.keyboard.press('Control+a')
    await formatButton(page, 'Code').click()
    await page.keyboard.press('Control+Enter')
    await expect(editorStatus(page)).toHaveText('Saved.')
    const source = await edited.source()
    for (const line of [String.raw`See it. \\*s\\* \\_u\\_`, '| A |  |', '~~~ What the code shows'])
      expect(source).toContain(`\n${before.match(/( *)## What we promise/)?.[1]}${line}\n`)
    await undo(page)
    expect(await edited.source()).toBe(before)
  })

  await test.step('a text that is too long stays open, with the limit', async () => {
    await longTextButton(page).press('Enter')
    await expect(longField(page)).toBeFocused()
    await page.keyboard.press('Control+a')
    await paste(page, `<p>${'a'.repeat(100_001)}</p>`)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('alert')).toHaveText(
      /^The text has 100,001 characters, but at most 100,000 can be saved\./,
    )
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+Enter')
    await expect(editorStatus(page)).toHaveText('Not changed.')
  })
})

test('Enter in a list of paragraphs begins one, and leaving the text saves all of them', async ({
  page,
  edited,
}) => {
  const before = await edited.source()
  await openEditor(page, SETTINGS_PATH)
  await page.getByRole('button', { name: 'Edit Text, paragraph 1: A paragraph.' }).press('Enter')
  await expect(page.locator('[contenteditable=true]')).toBeFocused()
  await page.keyboard.type(' It has **no** format.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Another one.')
  await paste(page, '<h2>Report</h2><table><tr><td>Year<td>2024</table>')
  await page.getByRole('button', { name: 'Edit Text, heading: Text' }).click()
  const typed =
    /'A paragraph\. It has \\\\\*\\\\\*no\\\\\*\\\\\* format\.',\s*'Another one\.',\s*'Report',\s*'Year \| 2024'/
  await expect.poll(edited.source).toMatch(typed)
  await page.keyboard.press('Escape')
  await undo(page)
  expect(await edited.source()).toBe(before)
})

test('a typed text is kept when another page is opened, and when the page is loaded again', async ({
  page,
  edited,
  expectError,
}) => {
  const before = await edited.source()
  await openEditor(page, '/')
  await stepButton(page, TEXT).press('Enter')
  await expect(field(page)).toBeFocused()
  await select(page, 'You ', 'describe')
  await page.keyboard.type('tell us')

  await test.step('the bar lists it while another page is open', async () => {
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('footer a[href="/services"]')?.click(),
    )
    await page.waitForURL('/services')
    await expect(page.locator('#page-editor summary')).toHaveText('Not saved yet: 1 text')
    await page.goBack()
    await expect(field(page)).toHaveText('You tell us the problem.')
  })

  await page.reload()
  await waitForHydration(page)
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveText('You tell us the problem.')
  await page.keyboard.type(' about')
  await expect(field(page)).toHaveText('You tell us about the problem.')

  await test.step('and when it cannot be saved: then it stays open until Escape, which the bar keeps', async () => {
    expectError(/ERR_FAILED/)
    await page.route(`**${ENDPOINT}`, (route) => route.abort())
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert')).toContainText('The editor cannot be reached')
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveCount(0)
    await expect(editorStatus(page)).toContainText('The bar keeps what you typed')
    await expect(step(page)).toHaveText(TEXT)
    await page.unroute(`**${ENDPOINT}`)
    await stepButton(page, TEXT).press('Enter')
    await expect(field(page)).toHaveText('You tell us about the problem.')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Other words')
    await page.keyboard.press('Escape')
    await expect(editorStatus(page)).toHaveText('Saved.')
    await expect(page.getByText('Not saved yet:')).toHaveCount(0)
  })
  await undo(page)
  expect(await edited.source()).toBe(before)
})
