import { product } from '../../../../generated/site.gen.ts'
import { documentTitle } from '../../../../src/shell/pageRoute.tsx'
import type { Setting } from '../../settingProtocol.ts'
import { unsavedKey, useUnsavedTexts } from '../unsaved.ts'
import { useSettings } from './SettingField.tsx'
import classes from './SettingsPanel.module.css'

/** How the open page looks in search results, while its title and its description are typed. Nothing for other settings. */
export function SearchResult({ settings }: { readonly settings: readonly Setting[] }) {
  const { inserted } = useSettings().page
  const unsaved = useUnsavedTexts()
  const [title, description] = ['title', 'description'].map((property) => {
    const setting = settings.find(
      ({ path: [root, , ...keys] }) => root === 'routes' && keys.join('.') === property,
    )
    const key = setting && unsavedKey(setting.path)
    const typed = unsaved.find((text) => text.key === key)?.value
    return inserted.reduce(
      (text, { code, value }) => text?.replaceAll(`\${${code}}`, value),
      typed ?? setting?.value?.toString(),
    )
  })
  if (title === undefined || description === undefined) return null
  return (
    <section aria-label="Search result" className={classes.searchResult}>
      <cite>{product.origin + location.pathname}</cite>
      <strong>{shortened(documentTitle(title), TITLE)}</strong>
      <p>{shortened(description, DESCRIPTION)}</p>
      <small>
        Title: {lengthHint(documentTitle(title), TITLE)}. Description:{' '}
        {lengthHint(description, DESCRIPTION)}.
      </small>
    </section>
  )
}

/** About how many characters search engines show. */
const TITLE = 60
const DESCRIPTION = 160

const shortened = (text: string, limit: number) =>
  text.length > limit ? `${text.slice(0, limit).replace(/\s+\S*$/, '')} …` : text

const lengthHint = ({ length }: string, limit: number) =>
  length > limit
    ? `${length} characters, of which search engines show about ${limit}`
    : `${length} of about ${limit} characters`
