import { buildInChild } from './build/build-in-child.ts'
import { developAgainst } from './dev/against.ts'
import { developAlone } from './dev/alone.ts'
import { type DevOptions, parseDevOptions } from './dev/options.ts'
import { workOn } from './dev/work-on.ts'
import { orExplain } from './explain.mjs'
import { describeInstallation } from './supervisor/describe-installation.ts'
import { type Installation, startInstallation } from './supervisor/installation.ts'
import { restartOnSignal } from './supervisor/restart-on-signal.ts'
import { stopOnSignal } from './supervisor/shutdown.ts'

/** `npm run dev -- mf-search`: develops one remote; the open page shows every saved change. */
let installation: Installation | undefined
stopOnSignal(async () => installation?.stop())
restartOnSignal(() => installation)
await orExplain(async () => {
  const options = parseDevOptions(process.argv.slice(2))
  // React chooses its development build once, at its first import.
  Object.assign(process.env, { NODE_ENV: 'development' })
  if (options.isAlone) await developAlone(options)
  else if (options.against) await developAgainst(options)
  else await developInWhole(options)
})

/** In a whole Sild of its own. */
async function developInWhole({ apps, start }: DevOptions): Promise<void> {
  installation = await startInstallation({ ...start, mode: 'development', build: () => buildInChild('dev') })
  for (const app of apps) await workOn(app)
  console.log(describeInstallation(installation))
}
