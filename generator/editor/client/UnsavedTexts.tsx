import { openPage } from '../../server/development/updatePage.ts'
import classes from './PageEditor.module.css'
import { clearUnsaved, isInField, useUnsavedTexts } from './unsaved.ts'

/** The texts that were typed and not saved, and that no field shows at the moment. */
export function UnsavedTexts() {
  const texts = useUnsavedTexts().filter(({ key }) => !isInField(key))
  if (texts.length === 0) return null
  return (
    <details className={classes.unsaved}>
      <summary>
        Unsaved: {texts.length} {texts.length === 1 ? 'text' : 'texts'}
      </summary>
      <ul>
        {texts.map(({ key, label, page, value }) => (
          <li key={key}>
            <strong>{label}</strong>
            <p>{value}</p>
            {page !== location.pathname && (
              <button type="button" onClick={() => void openPage(page)}>
                Open {page}
              </button>
            )}
            <button type="button" onClick={() => void navigator.clipboard.writeText(value)}>
              Copy
            </button>
            <button type="button" onClick={() => clearUnsaved(key)}>
              Discard
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
