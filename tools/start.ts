import { buildInChild } from './build/build-in-child.ts'
import { orExplain } from './explain.mjs'
import { describeInstallation } from './supervisor/describe-installation.ts'
import { type Installation, startInstallation } from './supervisor/installation.ts'
import { parseOptions } from './supervisor/options.ts'
import { restartOnSignal } from './supervisor/restart-on-signal.ts'
import { stopOnSignal } from './supervisor/shutdown.ts'

/** The supervisor: `npm start`. */
let installation: Installation | undefined
// Before it is up there is nothing to finish: all that was started ends with this process.
stopOnSignal(async () => installation?.stop())
restartOnSignal(() => installation)
await orExplain(async () => {
  const options = parseOptions(process.argv.slice(2))
  installation = await startInstallation({ ...options, mode: 'production', build: () => buildInChild(options.channel) })
  console.log(describeInstallation(installation))
  process.send?.({ type: 'ready' })
})
