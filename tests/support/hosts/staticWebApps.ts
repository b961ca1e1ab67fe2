import path from 'node:path'
import * as z from 'zod'

const headersSchema = z.record(z.string(), z.string())
const fileSchema = z.object({
  trailingSlash: z.literal('never'),
  globalHeaders: headersSchema,
  routes: z.array(
    z.strictObject({
      route: z.string(),
      redirect: z.string().optional(),
      statusCode: z.literal([301, 302]).optional(),
      headers: headersSchema.optional(),
    }),
  ),
  mimeTypes: z.record(z.string(), z.string()),
  responseOverrides: z.object({ '404': z.strictObject({ rewrite: z.string() }) }),
})

/**
 * Azure Static Web Apps: the first matching route applies. `*` is allowed at its end. Its headers are
 * added to the global ones and replace those with the same name.
 * https://learn.microsoft.com/azure/static-web-apps/configuration#routes
 */
export function staticWebApps(text: string) {
  const { globalHeaders, routes, mimeTypes } = fileSchema.parse(JSON.parse(text))
  return (pagePath: string): [string, string][] => {
    const found = routes.find(({ route }) =>
      route.endsWith('*') ? pagePath.startsWith(route.slice(0, -1)) : pagePath === route,
    )
    const type = mimeTypes[path.extname(pagePath)]
    const types = type === undefined ? {} : { 'Content-Type': type }
    return Object.entries({ ...globalHeaders, ...types, ...found?.headers })
  }
}
