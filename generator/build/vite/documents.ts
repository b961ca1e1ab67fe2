import type { Plugin } from 'vite'
import { siteDocuments } from '../../assets/documents/siteDocuments.ts'
import { readTarget } from '../../hosting/requests.ts'
import { MEDIA_TYPES } from '../../hosting/hostingPlan.ts'
import type { SiteBuild } from './siteBuild.ts'

/** Emits the documents for download in the client build. In development, makes them on request. */
export function documentsPlugin({ project, plan }: SiteBuild): Plugin {
  const files = async () => siteDocuments(project, await plan.get())
  return {
    name: 'site:documents',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = readTarget(request.url ?? '')?.path
        if (path === undefined || !path.endsWith('.pdf')) return next()
        files()
          .then((documents) => {
            const bytes = documents.get(path)
            if (bytes === undefined) return next()
            return response.setHeader('Content-Type', MEDIA_TYPES['pdf'] ?? '').end(bytes)
          })
          .catch(next)
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [path, source] of await files())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
    },
  }
}
