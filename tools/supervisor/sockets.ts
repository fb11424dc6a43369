import { spawn } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { BoundSocket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Listen } from '@sild/service-kit/listen-address'

import { Failure } from '../failure.mjs'

type Address = Omit<Listen, 'descriptors'>

/** A socket that is open here and served by another process; connections wait in it while there is none. */
export interface NamedSocket {
  name: string
  descriptor: number
}

export interface Sockets {
  /** The sockets of these names, for a process that serves them. */
  of(...names: string[]): NamedSocket[]
  close(): void
}

/** Opens a socket for each address. They outlive the processes that listen on them. @throws Failure when one is taken */
export async function openSockets(addresses: Readonly<Record<string, Address>>): Promise<Sockets> {
  const opened: { name: string; socket: BoundSocket }[] = []
  // Windows cannot pass them on: there every process opens its own.
  const wanted = process.platform === 'win32' ? [] : Object.entries(addresses)
  for (const [name, address] of wanted) for (const socket of await bind(address)) opened.push({ name, socket })
  if (opened.length > 0) await startListening(opened.map(({ socket }) => socket.fd()))
  return {
    of: (...names) =>
      opened.filter(({ name }) => names.includes(name)).map(({ name, socket }) => ({ name, descriptor: socket.fd() })),
    close() {
      for (const { socket } of opened) socket.close()
    },
  }
}

/** `localhost` is two addresses on most machines. */
async function bind({ host, port }: Address): Promise<BoundSocket[]> {
  const hosts = await lookup(host, { all: true })
  return hosts.flatMap(({ address }) => {
    try {
      return [new BoundSocket({ host: address, port })]
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException // Without IPv6 its address may still resolve.
      if (hosts.length > 1 && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code)) return []
      throw new Failure(`Nothing can listen on ${address}:${port} (${code}).`, 'Choose another port with --port.')
    }
  })
}

/**
 * The system queues connections once a process listens; this process would then have to accept them. So another process
 * listens and exits.
 */
async function startListening(descriptors: readonly number[]): Promise<void> {
  const program = join(import.meta.dirname, '../processes/listen.ts')
  const child = spawn(process.execPath, [program, String(descriptors.length)], {
    stdio: ['ignore', 'ignore', 'pipe', ...descriptors],
  })
  const [reason, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')])
  if (code !== 0) throw new Failure(`Nothing can listen on what is to be opened: ${reason}`, 'Start again.')
}
