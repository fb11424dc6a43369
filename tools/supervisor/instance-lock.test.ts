import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addressOf, lockInstance } from './instance-lock.ts'

it.runIf(process.platform === 'linux')(
  'asks to start again while the process with the data ends silently',
  async () => {
    const dataDir = join(tmpdir(), `sild-ending-${process.pid}`)
    const ending = createServer((socket) => socket.on('error', () => {}).destroy()).listen(addressOf(dataDir))
    await once(ending, 'listening')
    await expect(lockInstance(dataDir)).rejects.toThrow(`${dataDir} is locked.`)
    ending.close()
  },
)
