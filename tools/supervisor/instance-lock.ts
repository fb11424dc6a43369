import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { Failure } from '../failure.mjs'

export interface Instance {
  pid: number
  /** Absent while it is starting. */
  url?: string
  /** The last one. */
  restart?: Restart
}

export interface Restart {
  /** 1 for the first. */
  number: number
  isDone: boolean
  failure?: { reason: string; wayOut: string }
}

export interface InstanceLock {
  /** Sets the data that a process gets when it finds the lock taken. */
  announce(news: Pick<Instance, 'url' | 'restart'>): void
}

/**
 * Locks the data directory for this process. The lock is a socket: the system frees it when the process ends for any
 * reason, and another process can ask it for the holder.
 * @throws Failure when another Sild runs in this directory
 */
export async function lockInstance(dataDir: string): Promise<InstanceLock> {
  const instance: Instance = { pid: process.pid }
  const address = addressOf(dataDir)
  const server = createServer((socket) => socket.on('error', () => {}).end(JSON.stringify(instance)))
  if (!(await listens(server, address))) {
    const other = await findInstance(dataDir)
    if (other) {
      throw new Failure(
        `Sild runs on this data already: process ${other.pid}, ${other.url ?? 'which is just starting'}`,
        `Stop it with Ctrl-C or kill ${other.pid}, or choose another place with --data-dir.`,
      )
    }
    // Left by a killed process, on systems without abstract sockets.
    if (!address.startsWith('\0')) rmSync(address, { force: true })
    if (!(await listens(server, address))) throw new Failure(`${dataDir} is locked.`, 'Start again.')
  }
  return {
    announce(news) {
      Object.assign(instance, news)
    },
  }
}

/** The instance that runs on this data directory, if there is one. */
export async function findInstance(dataDir: string): Promise<Instance | undefined> {
  const socket = connect(addressOf(dataDir))
  try {
    return JSON.parse(await text(socket)) as Instance // The holder of the lock sends it.
  } catch {
    return undefined
  }
}

async function listens(server: Server, address: string): Promise<boolean> {
  try {
    server.listen(address)
    await once(server, 'listening')
    server.unref()
    return true
  } catch {
    return false
  }
}

export function addressOf(dataDir: string): string {
  const name = `sild-${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}
