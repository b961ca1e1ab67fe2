import * as z from 'zod'
import { text } from '../../model/defaultText.ts'

/** The texts around each page: header, menu and links. */
export const shellTextsSchema = z.strictObject({
  /** The first link of every page, which skips the header. */
  skipLink: text('Skip to content'),
  /** Announced after a link that opens a new tab. */
  newTab: text('(opens in new tab)'),
  /** The name of the menu in the header of wide windows, for assistive technology. */
  mainMenu: text('Main'),
  /** The name of the button that opens a submenu, for assistive technology. `{name}`: the menu item. */
  submenu: text('{name} submenu'),
  /** The button that opens the menu in narrow windows, and the name of the panel that it opens. */
  menu: text('Menu'),
  /** The full name of that button, for assistive technology. `{menu}`: the text that is visible. */
  openMenu: text('Open {menu}'),
  /** The button that closes the panel. */
  close: text('Close'),
  /** The full name of that button, for assistive technology. `{close}`: the text that is visible. */
  closeMenu: text('{close} Menu'),
  /** The name of the menu in the panel, for assistive technology. */
  panelMenu: text('Site'),
  /** The name of the list of pages in the footer, and the link to it while there is no menu. */
  siteMenu: text('Site menu'),
  /** The button that loads the menu again, while it is loading. */
  menuLoading: text('Loading the menu…'),
  /** The button that loads the menu again. */
  menuRetry: text('Try again'),
})
