import * as z from 'zod'
import { text } from '../../model/text.ts'

/** The texts around each page: header, menu and links. */
export const shellTextsSchema = z.strictObject({
  /** The first link of every page, which skips the header. Default: “Skip to content” */
  skipLink: text('Skip to content'),
  /** Announced after a link that opens a new tab. Default: “(opens in new tab)” */
  newTab: text('(opens in new tab)'),
  /** The name of the menu in the header of wide windows, for assistive technology. Default: “Main” */
  mainMenu: text('Main'),
  /** The name of the button that opens a submenu, for assistive technology. `{name}`: the menu item. Default: “{name} submenu” */
  submenu: text('{name} submenu'),
  /** The button that opens the menu in narrow windows, and the name of the panel that it opens. Default: “Menu” */
  menu: text('Menu'),
  /** The full name of that button, for assistive technology. `{menu}`: the text that is visible. Default: “Open {menu}” */
  openMenu: text('Open {menu}'),
  /** The button that closes the panel. Default: “Close” */
  close: text('Close'),
  /** The full name of that button, for assistive technology. `{close}`: the text that is visible. Default: “{close} Menu” */
  closeMenu: text('{close} Menu'),
  /** The name of the menu in the panel, for assistive technology. Default: “Site” */
  panelMenu: text('Site'),
  /** The name of the list of pages in the footer, and the link to it while there is no menu. Default: “Site menu” */
  siteMenu: text('Site menu'),
  /** The button that loads the menu again, while it is loading. Default: “Loading the menu…” */
  menuLoading: text('Loading the menu…'),
  /** The button that loads the menu again. Default: “Try again” */
  menuRetry: text('Try again'),
})
