import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'

import { Failure } from '../failure.mjs'
import { appNames } from '../workspace.ts'
import { isBuilt, type Wanted } from './build-stamp.ts'

/** Builds what has changed in a process of its own, so that the bundler's memory is given back. @throws Failure */
export async function buildInChild(channel: Wanted['channel'], apps: readonly string[] = appNames()): Promise<void> {
  if (isBuilt({ apps, channel })) return
  const child = spawn(process.execPath, [join(import.meta.dirname, '../build.ts'), `--channel=${channel}`, ...apps], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const complaints = text(child.stderr as NodeJS.ReadableStream) // stderr is a pipe.
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0)
    throw new Failure(`The apps do not build.\n${await complaints}`, 'Correct them; npm run build says it again.')
}
