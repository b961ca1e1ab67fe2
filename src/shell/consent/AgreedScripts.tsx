import { useEffect } from 'react'
import { scripts } from 'virtual:consent'
import { useConsent } from '../../consent/useConsent.ts'

/**
 * The scripts of third parties that the visitor has agreed to, each brought once. What runs cannot
 * be stopped: where the visitor changes their mind, the page is loaded anew.
 */
export function AgreedScripts() {
  const { choice = {} } = useConsent()
  useEffect(() => {
    for (const { url, category } of scripts) {
      const isThere = [...document.scripts].some(({ src }) => src === new URL(url).href)
      if (choice[category] === true && !isThere) document.head.append(scriptOf(url))
      if (choice[category] !== true && isThere) location.reload()
    }
  }, [choice])
  return null
}

function scriptOf(url: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  return script
}
