import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../../tools/workspace.ts'
import { scratchDirectory } from '../measure/database.ts'
import { reportValue } from '../measure/report.ts'

/** How long `npm start` takes until the portal can be used: in a fresh clone of what is committed, and again. npm's cache is warm. */
const SAID_AT_LAST = 'Ctrl-C stops it.'
const { HOME, PATH } = process.env

const scratch = scratchDirectory()
const clone = join(scratch, 'sild')
execFileSync('git', ['clone', '--quiet', root, clone])
try {
  const first = await timeStart()
  const second = await timeStart()
  reportValue('\nfirst start ', first, 's', { atMost: 120 })
  reportValue('second start', second, 's', { atMost: 8 })
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

async function timeStart(): Promise<number> {
  const began = performance.now()
  const npm = spawn('npm', ['start', '--', '--port', '0'], { cwd: clone, env: { HOME, PATH }, detached: true })
  const seconds = await untilUp(npm).then(() => (performance.now() - began) / 1000)
  const ended = once(npm, 'exit')
  // As a terminal does: to the whole group.
  process.kill(-npm.pid!, 'SIGINT') // It has started, so it has one.
  await ended
  return seconds
}

async function untilUp(npm: ChildProcess): Promise<void> {
  const lines: string[] = []
  for await (const line of createInterface({ input: npm.stdout! })) {
    // Piped, as nothing else was asked for.
    lines.push(line)
    if (line.endsWith(' s')) console.log(line)
    if (line.includes(SAID_AT_LAST)) return
  }
  throw new Error(`npm start ended:\n${lines.join('\n')}`)
}
