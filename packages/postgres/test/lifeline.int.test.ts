import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

import { isAlive } from '../src/orphan.ts'

const SETPRIV = '/usr/bin/setpriv'

describe('spawnBound', () => {
  it.runIf(existsSync(SETPRIV))('ends the program through the kernel when the launcher is killed', async () => {
    await killLauncherOf([SETPRIV])
  })

  it.runIf(existsSync(SETPRIV))('begins no program after its launcher died before the kernel knew of it', async () => {
    await killLauncherOf([fileURLToPath(new URL('slow-setpriv.sh', import.meta.url))])
  })

  it('ends the program through a watcher when the launcher is killed', async () => {
    await killLauncherOf([])
  })
})

async function killLauncherOf(options: string[]): Promise<void> {
  const launcher = fork(new URL('bound.ts', import.meta.url), options, { stdio: 'ignore' })
  const [pid] = (await once(launcher, 'message')) as [number]
  expect(isAlive(pid)).toBe(true)
  launcher.kill('SIGKILL')
  while (isAlive(pid)) await delay(10)
}
