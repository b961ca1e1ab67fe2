import * as z from 'zod'
import { icon } from '../model/icon.ts'
import { linkSchema, linkTarget } from '../model/link.ts'
import { fitsProperty, lastDay, seconds } from '../model/values.ts'
import { place } from '../model/place.ts'
import { isoDate, line } from '../model/text.ts'

/** An item of the main menu: a link with an optional submenu, or a button that only opens its submenu. */
export const navigationItemSchema = linkSchema
  .extend({
    /** The text of the link. It says where it leads, so never “click here”. */
    text: line,
    /** **Target.** Where it leads: a page, a section of a page, a file, or the address of another site. Default: it opens its submenu. */
    to: linkTarget.optional(),
    /** **As a button.** Whether the item is a filled button in the header, e.g. for the contact page. Default: `false`. */
    isButton: z.boolean().optional(),
    /** **Submenu.** The links of its submenu, from top to bottom. An item with a submenu needs no target of its own. Default: no submenu. */
    children: z
      .array(
        linkSchema.extend({
          /** What the page has, below the text of the link on a wide screen. Up to eight words. Default: none. */
          description: line.optional(),
        }),
      )
      .default([]),
  })
  .refine(({ to, children }) => to !== undefined || children.length > 0, {
    path: ['to'],
    error: 'add `to` with the target of the link, or `children` with the links of a submenu',
  })

/** The main menu, from left to right. At least one item. */
export const navigationSchema = z.array(navigationItemSchema).min(1, 'add at least one menu item')

/** A validated menu item, with defaults filled in. */
export type NavigationItem = z.output<typeof navigationItemSchema>

/** The settings of the main menu. Its items are in `navigation`. */
export const menuSchema = z.strictObject({
  /**
   * **Row from this width.** From which width of the window the menu is a row in the header. In narrower windows, a
   * button opens it. Default: `64em`. Details: 20em to 200em (1em is 16px, or the font size that the visitor has
   * set), or 320px to 3200px. The button is also shown where the row does not fit.
   */
  horizontalFrom: z
    .string()
    .regex(
      /^(?:(?:[2-9]\d|1\d\d|200)em|(?:3[2-9]\d|[4-9]\d\d|[12]\d{3}|3[01]\d\d|3200)px)$/,
      'write a whole number from 20em to 200em, or from 320px to 3200px, e.g. 64em',
    )
    .default('64em'),
  /**
   * **Longest wait.** How many seconds a page waits for the menu, if it must load it. 1 to 60. Default: 10.
   * Details: pages request it only if their own data is missing.
   */
  timeoutSeconds: seconds(1, 60).default(10),
})

/** An announcement above the header of every page, e.g. about a holiday. */
export const announcementSchema = z
  .strictObject({
    /** The text. One sentence. */
    text: line,
    /** A link after the text. Default: none. */
    link: linkSchema.optional(),
    /**
     * **First day.** The first day on which visitors see it. Until then it is hidden, but not secret: pages contain
     * it. Default: at once. Details: it begins at midnight in the `timeZone` of the site, by the visitor's clock,
     * when a page opens or the visitor follows a link.
     */
    from: isoDate.optional(),
    /** **Last day.** The last day on which visitors see it. Default: until you remove it. */
    until: lastDay().optional(),
    /** **Can be closed.** Whether visitors can close it. Their browser remembers this until the text changes. Default: `true`. */
    closable: z.boolean().default(true),
  })
  .superRefine(
    fitsProperty(
      'until',
      'from',
      (until, from) => until >= from,
      (from) => `write the date of from, which is ${from}, or a later one`,
    ),
  )

/** The footer of every page. */
export const footerSchema = z.strictObject({
  /** **Columns.** The columns of links, from left to right. At least one. */
  groups: z
    .array(
      z.strictObject({
        /** The heading of the column, e.g. `Services`. */
        title: line,
        /** The links of the column, from top to bottom. At least one. */
        links: z.array(linkSchema).min(1),
      }),
    )
    .min(1),
  /** The place whose phone number and address the footer shows. Default: none. */
  place: place.optional(),
  /** **Social networks.** Links to the company's profiles on social networks. Default: none. */
  social: z
    .array(
      linkSchema.extend({
        /** The icon of the network, e.g. `brand-linkedin`. The text is then only read aloud. Default: no icon, only the text. */
        icon: icon.optional(),
      }),
    )
    .default([]),
  /** **About the company.** What the company does. One sentence. */
  summary: line,
  /** **Facts.** Registrations and codes that customers look up, below the address. Default: none. */
  facts: z
    .array(
      z.strictObject({
        /** What it is, e.g. `CAGE code`. */
        term: line,
        /** Its value. */
        value: line,
      }),
    )
    .default([]),
  /** **Links in the last line.** The links in the last line, e.g. to the privacy and accessibility pages. Default: none. */
  legal: z.array(linkSchema).default([]),
  /** **Last line.** The text of the last line, e.g. the copyright notice. */
  smallPrint: line,
})

/** The validated footer, with defaults filled in. */
export type Footer = z.output<typeof footerSchema>
