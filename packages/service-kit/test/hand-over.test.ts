import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { BoundSocket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HAND_OVER } from '../src/process.ts'
import { gone } from './processes.ts'

const hosts = ['127.0.0.1', '::1']
let sockets: BoundSocket[]
let port: number
let agent: Agent
const started: ChildProcess[] = []

beforeEach(() => {
  const first = new BoundSocket({ host: hosts[0] })
  port = first.address().port
  sockets = [first, new BoundSocket({ host: hosts[1], port })]
  agent = new Agent({ keepAlive: true, scheduling: 'fifo' })
})
afterEach(async () => {
  agent.destroy()
  for (const child of started.splice(0)) {
    child.kill('SIGKILL')
    await gone(child)
  }
  for (const socket of sockets) socket.close()
})

async function startServer(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./listening-process.ts', import.meta.url))], {
    env: { ...process.env, LISTEN_FDS: '2', LISTEN_FDNAMES: 'front:front' },
    stdio: ['ignore', 'inherit', 'inherit', ...sockets.map((socket) => socket.fd()), 'ipc'],
  })
  started.push(child)
  await once(child, 'message')
  return child
}

interface Answer {
  pid: number
  isLast: boolean
}
async function ask(path = '/', { host = '127.0.0.1', isKept = true } = {}): Promise<Answer> {
  const [response] = (await once(get({ host, port, path, agent: isKept ? agent : false }), 'response')) as [
    IncomingMessage,
  ]
  return { pid: Number(await text(response)), isLast: response.headers.connection === 'close' }
}

describe('a process that hands over', () => {
  it('loses no request, on kept connections and new ones, at all of its addresses', async () => {
    let last = await startServer()
    const asked: Promise<Answer>[] = []
    let isAsking = true
    const asking = (async () => {
      for (let each = 0; isAsking; each += 1) {
        asked.push(ask('/', { host: hosts[each % 2], isKept: each % 4 < 2 }))
        await delay(2)
      }
    })()
    const pids = [last.pid]
    for (let turn = 0; turn < 3; turn += 1) {
      const next = await startServer()
      last.send(HAND_OVER)
      expect(await gone(last)).toBe(0)
      last = next
      pids.push(next.pid)
    }
    isAsking = false
    await asking
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    const answeredBy = outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value.pid)
    expect(new Set(answeredBy)).toEqual(new Set(pids))
  })

  it('answers once more on a kept connection, and says that it is the last time', async () => {
    const last = await startServer()
    expect(await ask()).toEqual({ pid: last.pid, isLast: false })
    const next = await startServer()
    last.send(HAND_OVER)
    await delay(500)
    expect(await ask()).toEqual({ pid: last.pid, isLast: true })
    expect(await gone(last)).toBe(0)
    expect((await ask()).pid).toBe(next.pid)
  })

  it('finishes its current requests', async () => {
    const last = await startServer()
    const slow = ask('/slow/1500')
    await delay(200)
    const next = await startServer()
    last.send(HAND_OVER)
    expect((await ask('/', { isKept: false })).pid).toBe(next.pid)
    expect((await slow).pid).toBe(last.pid)
    agent.destroy()
    expect(await gone(last)).toBe(0)
  })
})

it('lets connections wait while there is no process', async () => {
  const last = await startServer()
  last.kill('SIGKILL')
  await gone(last)
  const early = ask()
  const next = await startServer()
  expect((await early).pid).toBe(next.pid)
})

it('ends idle connections at once without a successor', async () => {
  const server = await startServer()
  await ask()
  const began = performance.now()
  server.kill('SIGTERM')
  expect(await gone(server)).toBe(0)
  expect(performance.now() - began).toBeLessThan(2000)
})
