import { watchApp } from '@sild/build'

import { buildInChild } from './build/build-in-child.ts'
import { orExplain } from './explain.mjs'
import { Failure } from './failure.mjs'
import { describeInstallation } from './supervisor/describe-installation.ts'
import { type Installation, startInstallation } from './supervisor/installation.ts'
import { parseWords } from './supervisor/options.ts'
import { stopOnSignal } from './supervisor/shutdown.ts'
import { appNames, registryDir } from './workspace.ts'

/** `npm run dev -- mf-search`: Sild with one remote in work; what is saved is seen in the open page. */
let installation: Installation | undefined
stopOnSignal(async () => installation?.stop())
await orExplain(async () => {
  const { options, others: apps } = parseWords(process.argv.slice(2))
  const unknown = apps.find((app) => !appNames().includes(app))
  if (unknown || apps.length === 0)
    throw new Failure(unknown ? `There is no app ${unknown}.` : 'Which app?', `Choose from: ${appNames().join(', ')}`)
  installation = await startInstallation({ ...options, mode: 'development', build: () => buildInChild('dev') })
  for (const app of apps) await watch(app)
  console.log(describeInstallation(installation))
})

/** Resolves with the first outcome, whichever it is. */
function watch(app: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    watchApp({
      app,
      registryDir,
      onRelease({ publishMilliseconds }) {
        console.log(`  ${app} is published (${publishMilliseconds} ms)`)
        resolve(app)
      },
      onFailure({ message }) {
        console.log(`\n${message}\n`)
        resolve(app)
      },
    }).catch(reject)
  })
}
