import * as z from 'zod'
import { text } from '../../model/text.ts'

/** The texts of the page that is shown if a page cannot be loaded or rendered. */
export const errorPageTextsSchema = z.strictObject({
  /** The title of the document, after the name of the product. Default: “Page Not Shown” */
  documentTitle: text('Page Not Shown'),
  /** The small line above the heading. Default: “Something went wrong” */
  label: text('Something went wrong'),
  /** The heading. Default: “This page could not be shown” */
  title: text('This page could not be shown'),
  /** What the visitor can do. Default: “The problem is on our side or with your connection. Reloading the page usually helps.” */
  explanation: text(
    'The problem is on our side or with your connection. Reloading the page usually helps.',
  ),
  /** The button that reloads the page. Default: “Reload the page” */
  reload: text('Reload the page'),
  /** The link to the home page. Default: “Go to the home page” */
  home: text('Go to the home page'),
})
