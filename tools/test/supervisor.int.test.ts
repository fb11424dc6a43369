import { once } from 'node:events'
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { postgresDir } from '../supervisor/database.ts'
import type { RunFile } from '../supervisor/run-file.ts'
import {
  fail,
  findPid,
  launch,
  makeDirectory,
  type Running,
  start,
  stop,
  stopLeftovers,
  until,
} from './installations.ts'
import { descendantsOf, isRunning } from './processes.ts'

const RECOVERED_WITHIN_MS = 60_000
/** A busy machine may let one of the first calls meet its deadline. */
const WHOLE_WITHIN_MS = 5000
const GONE_WITHIN_MS = 20_000

// Each starts Sild once or twice, a first time with all of its demo data.
vi.setConfig({ testTimeout: 120_000 })

const dataDir = makeDirectory()

describe('an installation', () => {
  let accounts: RunFile['accounts']
  afterEach(stopLeftovers)

  it('starts with an account for every role, prints them, and stops without a trace', async () => {
    const { child, run } = await start(dataDir, ['--demo'])
    await expect.poll(() => silentParts(run), { timeout: WHOLE_WITHIN_MS }).toEqual([])
    expect(run.pid).toBe(child.pid)
    accounts = run.accounts
    const roles = new Set(accounts.map(({ role }) => role))
    expect(roles).toEqual(new Set(['customer', 'provider', 'moderator', 'support', 'editor', 'admin']))
    expect(statSync(join(dataDir, 'run.json')).mode & 0o077).toBe(0)
    const processes = descendantsOf(child)
    expect(processes.length).toBeGreaterThan(4)

    await stop(child)
    expect(child.exitCode).toBe(0)
    expect(processes.filter(isRunning)).toEqual([])
    expect(existsSync(join(dataDir, 'run.json'))).toBe(false)
  })

  it('serves the requested channel, on the data that it was filled with', async () => {
    const { child, run } = await start(dataDir, ['--channel', 'staging'])
    expect(run.accounts).toEqual(accounts)
    const headers = { authorization: `Bearer ${run.deliveryToken}` }
    const delivery = (await (await fetch(`${run.url}/api/delivery`, { headers })).json()) as object
    expect(delivery).toMatchObject({ result: { channel: 'staging' } })
    await stop(child)
  })

  it('leaves no process behind when the supervisor is killed, and starts again at once', async () => {
    const { child } = await start(dataDir)
    const processes = descendantsOf(child)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const { child: next, run } = await start(dataDir)
    await expect.poll(() => silentParts(run), { timeout: WHOLE_WITHIN_MS }).toEqual([])
    await until(async () => !processes.some(isRunning), GONE_WITHIN_MS)
    await stop(next)
  })

  it('leaves no process behind when the supervisor is killed while it starts', async () => {
    const child = launch(['--port', '0', '--no-demo', '--data-dir', dataDir])
    await until(async () => findPid(child, 'processes/') !== undefined)
    const processes = descendantsOf(child)
    child.kill('SIGKILL')
    await until(async () => !processes.some(isRunning), GONE_WITHIN_MS)
  })
})

describe('a running installation', () => {
  let running: Running
  const figuresOf = async (address: string) => (await fetch(`${address}/metrics`)).text()

  beforeAll(async () => {
    running = await start(dataDir)
  })

  afterAll(() => stop(running.child))

  it('refuses a second supervisor and says who has the data', async () => {
    const { child, run } = running
    expect(await fail(['--port', '0', '--data-dir', dataDir])).toContain(`process ${child.pid}, ${run.url}`)
  })

  it('shows the figures of every process', async () => {
    const { services, url, workersUrl } = running.run
    expect(await figuresOf(url)).toContain('sild_event_streams')
    expect(await figuresOf(services.accounts)).toContain('sild_request_seconds')
    // Scheduled jobs run from the start on.
    await expect
      .poll(() => figuresOf(workersUrl), { timeout: 10_000 })
      .toMatch(/sild_job_seconds_count\{.*outcome="done"/)
  })

  it.each([
    ['services', 'processes/services.ts'],
    ['workers', 'processes/workers.ts'],
    ['the listener for answers by mail', 'processes/inbound.ts'],
    ['the BFF', 'processes/bff.ts'],
    ['the mail catcher', 'processes/mail.ts'],
    ['Postgres', 'bin/postgres -D'],
  ])('starts %s again when it is killed', async (_name, command) => {
    const { child, run } = running
    const victim = findPid(child, command)
    if (victim === undefined) throw new Error(`no ${command} below ${child.pid}`)
    process.kill(victim, 'SIGKILL')
    await until(async () => {
      const pid = findPid(child, command)
      return pid !== undefined && pid !== victim && (await silentParts(run)).length === 0
    }, RECOVERED_WITHIN_MS)
  })
})

describe('an impossible start', () => {
  it('says that the port is in use and proposes another', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    const output = await fail(['--port', String(port), '--data-dir', dataDir])
    expect(output.trim().split('\n')).toEqual([`Port ${port} is in use.`, '  Choose another with --port.'])
    taken.close()
  })

  it('says that the data directory is a file', async () => {
    const file = join(dataDir, 'file')
    writeFileSync(file, '')
    expect(await fail(['--port', '0', '--data-dir', file])).toContain('Choose another place with --data-dir.')
  })

  it('says that the system creates no directories there', async () => {
    const output = await fail(['--port', '0', '--data-dir', '/proc/sild/data'])
    expect(output).toContain('/proc/sild/data cannot be used: ENOENT')
    expect(output).toContain('Choose another place with --data-dir.')
  })

  it.each([
    ['before it begins', '100', {}, '100 MB are left, 300 are needed.'],
    ['when it fills up on the way', '1000,5', { SMTP_URL: 'not an address' }, '5 MB are left, 300 are needed.'],
  ])('says that the disk is full %s', async (_when, megabytes, cause, reason) => {
    const preload = join(import.meta.dirname, 'small-disk.mjs')
    const environment = { NODE_OPTIONS: `--import=${preload}`, FREE_MB: megabytes, ...cause }
    const output = await fail(['--port', '0', '--no-demo', '--data-dir', makeDirectory()], environment)
    expect(output).toContain(`is full: ${reason}\n  Free some space, or choose another place with --data-dir.`)
  })

  it('says that a file is where a directory should be', async () => {
    const directory = makeDirectory()
    writeFileSync(postgresDir(directory), '')
    const output = await fail(['--port', '0', '--no-demo', '--data-dir', directory])
    expect(output).toContain(`${postgresDir(directory)} cannot be used: EEXIST`)
    expect(output).not.toContain('    at ')
  })

  it('says that the secrets are damaged', async () => {
    const directory = makeDirectory()
    writeFileSync(join(directory, 'secrets.json'), '{')
    const output = await fail(['--port', '0', '--no-demo', '--data-dir', directory])
    expect(output).toContain('secrets.json is damaged.\n  Restore it from a copy, or throw the data away with --fresh.')
  })

  it('says what is wrong with an option', async () => {
    expect(await fail(['--colour'])).toContain(`Unknown option '--colour'`)
    expect(await fail(['--port', 'many'])).toContain('many is not a port.')
  })

  it('says that the database is damaged', async () => {
    rmSync(join(postgresDir(dataDir), 'cluster/global/pg_control'))
    const output = await fail(['--port', '0', '--data-dir', dataDir])
    expect(output).toContain('does not start: could not open file')
    expect(output).toContain('--fresh')
    const { child, run } = await start(dataDir, ['--fresh'])
    expect(run.accounts).toEqual([])
    await stop(child)
  })
})

/** The parts that do not answer as they should, by name. */
async function silentParts({ databaseUrl, mailUrl, services, url, workersUrl }: RunFile): Promise<string[]> {
  const isReady = (address: string): Promise<boolean> => answers(`${address}/readyz`)
  const parts = {
    ...Object.fromEntries(Object.entries(services).map(([name, address]) => [name, isReady(address)])),
    bff: isReady(url),
    mail: isReady(mailUrl),
    workers: isReady(workersUrl),
    'sign-in': refusesStrangers(url),
    database: accepts(databaseUrl),
  }
  const found = await Promise.all(Object.entries(parts).map(async ([name, part]) => ((await part) ? [] : [name])))
  return found.flat()
}

async function accepts(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Needs the BFF, a service and its database: a sign-in of an unknown user is refused, and not postponed. */
async function refusesStrangers(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${url}/api/authorization`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@sild.test', password: 'not the password' }),
    })
    return status === 401
  } catch {
    return false
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
