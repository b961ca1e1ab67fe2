/** How long to wait for the route of a new page. Milliseconds. */
const ROUTE_TIMEOUT = 5000

const INTERVAL = 50

/** Opens a page of the site without loading the document, as soon as the router has its route. */
export async function openPage(path: string): Promise<void> {
  const { __TSR_ROUTER__: router } = self
  if (router === undefined) return location.assign(path)
  for (let waited = 0; !(path in router.routesByPath); waited += INTERVAL) {
    if (waited >= ROUTE_TIMEOUT) return location.assign(path)
    await new Promise((resolve) => setTimeout(resolve, INTERVAL))
  }
  await router.navigate({ to: path })
}
