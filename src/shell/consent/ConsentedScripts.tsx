import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { scripts } from 'virtual:consent'
import { useConsent } from '../../consent/consent.ts'
import type { ConsentedScript } from '../../site/dataFlows.ts'
import { isPageChange } from '../navigations.ts'

/**
 * Loads the third-party scripts that the visitor has agreed to, each once. Reloads the page when the
 * visitor withdraws consent, because a script that runs cannot be stopped. Tells the scripts when the
 * visitor opens another page.
 */
export function ConsentedScripts() {
  const router = useRouter()
  const { consent = {} } = useConsent()
  useEffect(() => {
    for (const script of scripts) {
      const { href } = new URL(script.start ?? script.url, location.href)
      const isLoaded = [...document.scripts].some(({ src }) => src === href)
      if (consent[script.category] === true && !isLoaded) loadScript(script)
      if (consent[script.category] !== true && isLoaded) location.reload()
    }
  }, [consent])
  useEffect(
    () =>
      router.subscribe('onRendered', (event) => {
        if (isPageChange(event)) document.dispatchEvent(new Event('site:page'))
      }),
    [router],
  )
  return null
}

/** Loads a script, after the file with its start code. */
function loadScript({ url, attributes, start }: ConsentedScript): void {
  const script = createScript(url)
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  if (start === undefined) {
    document.head.append(script)
    return
  }
  const first = createScript(start)
  first.addEventListener('load', () => document.head.append(script))
  document.head.append(first)
}

function createScript(url: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  return script
}
