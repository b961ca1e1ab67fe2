import type { BrowserContext } from '@playwright/test'

/** The behavior of the stubbed map provider. */
export type ProviderAnswer =
  /** Shows a map with its marker. */
  | 'works'
  /** The connection is refused. */
  | 'blocked'
  /** Sends an HTML page instead of a script. */
  | 'html'
  /** Calls back, then throws for each map. */
  | 'throws'
  /** Shows a map, then rejects the key after 50 ms. */
  | 'refuses'

/** The stubbed map provider and its requests. */
export type Provider = {
  /** The URLs of the requests to it. */
  readonly requests: readonly URL[]
  answer: ProviderAnswer
}

/** Replaces the map provider with a stub, so that no request leaves this machine. */
export async function mapProvider(
  context: BrowserContext,
  answer: ProviderAnswer = 'works',
): Promise<Provider> {
  const requests: URL[] = []
  const provider: Provider = { requests, answer }
  await context.route(/^https:\/\/[^/]*\.(?:googleapis|gstatic|google)\.com\//, (route) => {
    requests.push(new URL(route.request().url()))
    switch (provider.answer) {
      case 'blocked':
        return route.abort('connectionrefused')
      case 'html':
        return route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the network</h1>' })
      default:
        return route.fulfill({
          contentType: 'text/javascript',
          body: `(${stub.toString()})(${JSON.stringify(provider.answer)})`,
        })
    }
  })
  return provider
}

/** A stub of the provider's script, with all that the map library and the tests use. */
function stub(answer: string) {
  class StubMap {
    readonly element: HTMLElement
    constructor(element: HTMLElement, options: Record<string, unknown>) {
      if (answer === 'throws') throw new Error('No map today.')
      this.element = element
      const { center, zoom, mapId } = options
      Object.assign(element.dataset, {
        stub: 'map',
        center: JSON.stringify(center),
        zoom: String(zoom),
        mapId: String(mapId),
      })
      // Like the provider, the stub evaluates code and adds styles, which the policy must allow.
      element.append(document.createElement('style'))
      element.dataset['evaluated'] = String(new Function('return 1')())
      for (const name of ['Zoom in', 'Zoom out']) {
        const button = document.createElement('button')
        button.textContent = name
        element.append(button)
      }
      if (answer === 'refuses') setTimeout(refuse, 50)
    }
    addListener = () => ({ remove() {} })
    setOptions() {}
    moveCamera() {}
    fitBounds(bounds: object) {
      this.element.dataset['bounds'] = JSON.stringify(bounds)
    }
    getDiv = () => this.element
  }
  class StubMarker extends HTMLElement {
    content: Element | null = null
    position: unknown
    gmpClickable = false
    set map(map: StubMap | null) {
      this.setAttribute('role', 'img')
      if (map === null) this.remove()
      else map.element.append(this)
    }
    override set title(title: string) {
      this.setAttribute('aria-label', title)
    }
  }
  customElements.define('gmp-advanced-marker', StubMarker)
  class StubPin {
    readonly element = document.createElement('span')
  }
  const refuse = () => {
    const handler: unknown = Reflect.get(window, 'gm_authFailure')
    if (typeof handler === 'function') handler()
  }
  const provider: unknown = Reflect.get(window, 'google')
  const maps: unknown = Object(provider).maps
  const libraries: Record<string, object> = {
    core: {},
    maps: { Map: StubMap },
    marker: { AdvancedMarkerElement: StubMarker, PinElement: StubPin },
  }
  Object.assign(Object(maps), {
    Map: StubMap,
    version: '3.65.1',
    Settings: { getInstance: () => ({}) },
    event: { clearInstanceListeners() {}, addListener: () => ({ remove() {} }) },
    marker: libraries['marker'],
    importLibrary: (name: string) => Promise.resolve(libraries[name]),
  })
  Object.assign(window, { refuseKey: refuse })
  const done: unknown = Reflect.get(Object(maps), '__ib__')
  if (typeof done === 'function') done()
}
