/**
 * What a site may lack, in the words of the summary of a test run. A test that needs it is skipped on a
 * site without it.
 */
export type Feature =
  | 'a form'
  | `a form with ${string}`
  | 'a map'
  | 'a consent bar'
  | 'a third party'
  | 'an event'
  | 'a section that changes after an event'
  | 'an open position'
  | 'an article'
  | 'two articles in a list'
  | 'a page that is not published'
  | 'a second page'
  | 'a page in the menu, besides the home page'
  | 'a menu item with a submenu'
  | 'two menu items with submenus'
  | 'a hero with an action'
  | 'a hero with one image'
  | 'a hero with several images'
  | 'an image'
  | 'a heading in site.manifest.ts'
  | 'a redirect'
  | 'security.txt'
  | 'a file for download'
  | 'an announcement'
  | 'a page in another language'
  | 'a form in another language'
  | 'a redirect to another site'
  | 'a redirect to a file'
  | 'a page without a common kind of section'
  | 'a page without menu'
  | 'a list of what the browser stores'
  | 'two style sheets that load before a click'
  | `a section of the kind ${string}`
  | `sections of the kinds ${string}`
  | 'a reference screenshot'

/** Why a test is skipped on a site that lacks a feature. */
export const notUsed = (feature: Feature) => `Not used by this site: ${feature}`
