import type { Plugin, Rollup } from 'vite'
import { calendarFiles } from '../../assets/calendar/calendarFiles.ts'
import { CALENDAR_TYPE } from '../../hosting/hostingPlan.ts'
import { readTarget } from '../../hosting/requests.ts'
import type { CurrentPlan } from '../currentPlan.ts'

/** Serves the calendar files of the current plan in development, and emits them in the client build. */
export function calendarFilesPlugin(plan: CurrentPlan): Plugin {
  const currentFiles = async () => calendarFiles((await plan.get()).site)
  return {
    name: 'site:calendar-files',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = readTarget(request.url ?? '')?.path
        if (path === undefined || !path.endsWith('.ics')) return next()
        currentFiles()
          .then((files) => {
            const text = files.get(path)
            if (text === undefined) return next()
            return response.setHeader('Content-Type', CALENDAR_TYPE).end(text)
          })
          .catch(next)
      })
    },
    async generateBundle(this: Rollup.PluginContext) {
      if (this.environment.name !== 'client') return
      for (const [path, source] of await currentFiles()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
      }
    },
  }
}
