import { useEffect } from 'react'
import { scripts } from 'virtual:consent'
import { useConsent } from '../../consent/useConsent.ts'

/**
 * Loads the third-party scripts that the visitor has agreed to, each once. Reloads the page when the
 * visitor withdraws consent, because a script that runs cannot be stopped.
 */
export function ConsentedScripts() {
  const { choice = {} } = useConsent()
  useEffect(() => {
    for (const { url, category } of scripts) {
      const isLoaded = [...document.scripts].some(({ src }) => src === new URL(url).href)
      if (choice[category] === true && !isLoaded) document.head.append(createScript(url))
      if (choice[category] !== true && isLoaded) location.reload()
    }
  }, [choice])
  return null
}

function createScript(url: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  return script
}
