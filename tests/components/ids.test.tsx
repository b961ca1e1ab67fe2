import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { SHELL_IDS } from '../../generator/manifest/pages.ts'
import { renderInSite } from '../../src/parts/testing/renderInSite.tsx'

/** A generated module of a page. */
type PageModule = { readonly Page: ComponentType }

const pages = Object.entries(
  import.meta.glob<PageModule>('../../generated/pages/*.gen.tsx', { eager: true }),
)

test.each(pages)(
  '%s: every id is unique, and only ids of sections, questions and the shell have no underscore',
  async (_, { Page }) => {
    const page = await renderInSite(<Page />)
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
    const declared = [...page.querySelectorAll(':is(section, details > div)[id]')].map(
      ({ id }) => id,
    )
    const others = ids.filter((id) => !declared.includes(id) && !SHELL_IDS.includes(id))
    // A section or question cannot have an id with an underscore, so these ids never become equal to one of a section.
    expect(others.filter((id) => !id.includes('_'))).toEqual([])
  },
)
