import { orExplain } from '../explain.mjs'
import { type Installation, startInstallation } from '../supervisor/installation.ts'
import { parseOptions } from '../supervisor/options.ts'
import { restartOnSignal } from '../supervisor/restart-on-signal.ts'
import { stopOnSignal } from '../supervisor/shutdown.ts'

/** The supervisor as `npm start` runs it, with no apps built: the API answers, pages do not. */
let installation: Installation | undefined
stopOnSignal(async () => installation?.stop())
restartOnSignal(() => installation)
await orExplain(async () => {
  const options = parseOptions(process.argv.slice(2))
  installation = await startInstallation({ ...options, mode: 'production', build: async () => {} })
  process.send?.({ type: 'ready' })
})
// Additional variables for processes that start from now on.
process.on('message', (variables: object) => Object.assign(installation?.environment ?? {}, variables))
