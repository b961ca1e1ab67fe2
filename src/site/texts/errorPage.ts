import * as z from 'zod'
import { text } from '../../model/defaultText.ts'

/** The texts of the page that is shown if a page cannot be loaded or rendered. */
export const errorPageTextsSchema = z.strictObject({
  /** The title of the document, after the name of the product. */
  documentTitle: text('Page Not Shown'),
  /** The small line above the heading. */
  label: text('Something went wrong'),
  /** The heading. */
  title: text('This page could not be shown'),
  /** What the visitor can do. */
  explanation: text(
    'The problem is on our side or with your connection. Reloading the page usually helps.',
  ),
  /** The button that reloads the page. */
  reload: text('Reload the page'),
  /** The link to the home page. */
  home: text('Go to the home page'),
})
