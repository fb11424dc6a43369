import { orExplain } from './explain.mjs'
import { parseOptions } from './supervisor/options.ts'
import { restartRunning } from './supervisor/restart-running.ts'

/** `npm run restart`. */
await orExplain(async () => {
  const { seconds } = await restartRunning(parseOptions(process.argv.slice(2)).dataDir)
  console.log(`  All processes were replaced (${seconds.toFixed(1)} s).`)
})
