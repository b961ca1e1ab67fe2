import type { CDPSession, Locator, Page } from '@playwright/test'

/**
 * Whether the accessibility tree says that a button's content is expanded; `undefined` where the
 * button has no such state. It is read from the browser's accessibility tree, because Playwright's
 * own roles know only the attribute `aria-expanded`, which the button of a popover must not have.
 */
export async function isExpanded(button: Locator): Promise<boolean | undefined> {
  const session = await sessionOf(button.page())
  await button.evaluate((element) => Reflect.set(window, 'inspectedElement', element))
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'window.inspectedElement',
  })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  })
  const state = nodes[0]?.properties?.find(({ name }) => name === 'expanded')
  return state === undefined ? undefined : state.value.value === true
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}
