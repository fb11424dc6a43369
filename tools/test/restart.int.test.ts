import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { collect, explained, findPid, makeDirectory, type Running, start, stop } from './installations.ts'
import { readChat, sharedChat, write } from './load/chat.ts'
import { type Client, signIn } from './load/client.ts'
import { follow } from './load/follower.ts'
import { openLoop } from './load/open-loop.ts'

const RESTARTS = 2
/** What is counted here is what a restart loses, and not how long a busy machine takes. */
const patient = { CALL_TIMEOUT_SCALE: '10', MAX_LOOP_DELAY_MS: '0' }
/** Browsers reconnect an ended stream within a second or two. */
const soon = { timeout: 10_000 }
const replaced = ['services', 'workers', 'bff']
let running: Running
let customer: Client
let provider: Client
let chatGuid: string

beforeAll(async () => {
  running = await start(makeDirectory(), ['--demo'], patient)
  const signInAs = (role: string) =>
    signIn(
      running.run.url,
      running.run.accounts.find((account) => account.role === role && account.isVerified)!,
    )
  customer = await signInAs('customer')
  provider = await signInAs('provider')
  chatGuid = await sharedChat(customer, provider)
})
afterAll(() => stop(running.child))

const pids = () => replaced.map((name) => findPid(running.child, `processes/${name}.ts`))

/** `npm run restart`. */
async function restart(): Promise<{ code: number; output: string }> {
  const options = ['--data-dir', running.run.dataDir]
  const child = fork(join(import.meta.dirname, '../restart.ts'), options, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const output = collect(child)
  const [code] = (await once(child, 'close')) as [number]
  return { code, output: output() }
}

it(
  'replaces every process under load without failing a request or losing a message',
  // Each process drains for up to twenty seconds.
  { timeout: 240_000 },
  async () => {
    const { url } = running.run
    const acknowledged: string[] = []
    const heard = new Set<string>()
    const [last] = (await readChat(provider, chatGuid)).slice(-1)
    const catchUp = async () => {
      for (const { message } of await readChat(provider, chatGuid, last?.position)) heard.add(message)
    }
    const follower = follow({
      client: provider,
      origin: url,
      catchUp,
      hear: ({ payload, type }) =>
        type === 'chat-message' && heard.add((payload as { message: { message: string } }).message.message),
    })
    await expect.poll(follower.opened, soon).toBe(1)
    const loads = [false, true].flatMap((isFresh) => [
      openLoop(100, () => customer.send('/api/chat/list', { isFresh })),
      openLoop(100, () => provider.send('/api/subscription/plans', { isFresh })),
      openLoop(200, async () => acknowledged.push(await write(customer, chatGuid, isFresh))),
    ])

    for (let turn = 0; turn < RESTARTS; turn += 1) {
      const before = pids()
      expect(await restart()).toMatchObject({ code: 0 })
      expect(pids().filter((pid) => pid === undefined || before.includes(pid))).toEqual([])
    }
    const tallies = await Promise.all(loads.map((load) => load.stop()))
    await expect.poll(() => acknowledged.filter((message) => !heard.has(message)), soon).toEqual([])
    // The stream is opened again for each BFF that went.
    await expect.poll(follower.opened, soon).toBeGreaterThan(RESTARTS)
    await follower.stop()

    expect(
      explained(
        tallies.flatMap(({ failures }) => failures),
        running,
      ),
    ).toEqual([])
    expect(Math.min(...tallies.map(({ sent }) => sent))).toBeGreaterThan(50)
    const kept = (await readChat(customer, chatGuid, last?.position)).map(({ message }) => message)
    expect(kept.toSorted()).toEqual(acknowledged.toSorted())
  },
)

// It restarts twice, and each old process may drain for twenty seconds.
it('lets the old process go on when the new one does not start, and says why', { timeout: 120_000 }, async () => {
  const before = pids()
  const load = openLoop(20, () => customer.send('/api/chat/list', { isFresh: true }))
  running.child.send({ REGISTRY_CHANNEL: 'no such channel' })
  const { code, output } = await restart()
  expect(code).toBe(1)
  expect(output).toContain('bff did not start (exit code 1)')
  expect(output).toContain('REGISTRY_CHANNEL')
  expect(output).toContain('What ran before goes on.')
  expect(pids()[2]).toBe(before[2])

  running.child.send({ REGISTRY_CHANNEL: 'production' })
  expect(await restart()).toMatchObject({ code: 0 })
  expect(pids()[2]).not.toBe(before[2])
  const { failures, sent } = await load.stop()
  expect(explained(failures, running)).toEqual([])
  expect(sent).toBeGreaterThan(100)
})

it('says that there is nothing to restart', async () => {
  const child = fork(join(import.meta.dirname, '../restart.ts'), ['--data-dir', makeDirectory()], { silent: true })
  const output = collect(child)
  expect(await once(child, 'close')).toEqual([1, null])
  expect(output()).toContain('Start it with npm start.')
})
