import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { isAlive } from '../src/orphan.ts'
import { discardPostgres, type Postgres, type PostgresOptions, startPostgres } from '../src/index.ts'

let root: string
let dataDir: string
const started: Postgres[] = []

const start = async (options: Partial<PostgresOptions> = {}): Promise<Postgres> => {
  const postgres = await startPostgres({ dataDir, durable: false, ...options })
  started.push(postgres)
  return postgres
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function directoryOf({ adminUrl }: Postgres): Promise<string> {
  const [row] = await query(adminUrl, `select current_setting('data_directory') as directory`)
  return String(row?.directory)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sild-postgres-'))
  chmodSync(root, 0o755)
  dataDir = join(root, 'postgres')
})

afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop()
  await discardPostgres(dataDir)
  rmSync(root, { recursive: true })
})

describe('startPostgres', () => {
  it('creates a UTF-8 database that sorts alike everywhere, and keeps it over a restart', async () => {
    const first = await start()
    const [settings] = await query(
      first.adminUrl,
      `select datlocprovider, datlocale, pg_encoding_to_char(encoding) as encoding from pg_database where datname = 'postgres'`,
    )
    expect(settings).toEqual({ datlocprovider: 'b', datlocale: 'C.UTF-8', encoding: 'UTF8' })
    await query(first.adminUrl, 'create table kept as select 42 as answer')
    await first.stop()
    await first.exited

    const second = await start()
    expect(await query(second.adminUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('lets in only users with the password, which only the owner can read', async () => {
    const { adminUrl } = await start()
    const stranger = new URL(adminUrl)
    stranger.password = 'guess'
    await expect(query(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')
    expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600)
  })

  it('works below a directory that other users cannot enter', async () => {
    const closed = join(root, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    dataDir = join(closed, 'postgres')
    const { adminUrl } = await start()
    expect(await query(adminUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('ends with a launcher that was killed', async () => {
    const launcher = forkLauncher()
    const [pid] = (await once(launcher, 'message')) as [number]
    launcher.kill('SIGKILL')
    await gone(pid)
  })

  it('replaces a server after its launcher was killed, without waiting for it to stop', async () => {
    const launcher = forkLauncher()
    const [pid] = (await once(launcher, 'message')) as [number]
    launcher.kill('SIGKILL')
    await once(launcher, 'exit')
    const { adminUrl } = await start()
    await gone(pid)
    expect(await query(adminUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('loses no commit when the server is killed, and comes back on the same port', async () => {
    const { adminUrl, exited, pid, port } = await start({ durable: true })
    await query(adminUrl, 'create table kept as select 42 as answer')
    process.kill(pid, 'SIGKILL')
    await exited
    await start({ durable: true, port })
    expect(await query(adminUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('waits for a process of the killed server that still holds the database', async () => {
    const first = await start()
    const client = new pg.Client({ connectionString: first.adminUrl })
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    process.kill(rows[0]!.pid, 'SIGSTOP')
    process.kill(first.pid, 'SIGKILL')
    await first.exited

    const second = start()
    await delay(1000)
    process.kill(rows[0]!.pid, 'SIGCONT')
    expect(await query((await second).adminUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    await client.end()
  })

  it('does not take a database from a running launcher', async () => {
    const launcher = forkLauncher()
    const [pid] = (await once(launcher, 'message')) as [number]
    await expect(start()).rejects.toThrow(`in use by process ${launcher.pid}`)
    expect(isAlive(pid)).toBe(true)
    launcher.kill('SIGKILL')
    await gone(pid)
  })

  it('ignores the process number of a stale file that belongs to another program', async () => {
    const first = await start()
    const pidFile = join(await directoryOf(first), 'postmaster.pid')
    const stale = readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.ppid))
    await first.stop()
    writeFileSync(pidFile, stale)
    await start()
    expect(isAlive(process.ppid)).toBe(true)
  })

  it('says in one line that its port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    await expect(start({ port })).rejects.toMatchObject({ message: 'The port for Postgres is taken.' })
    taken.close()
  })

  it.each([
    ['PG_VERSION', 'is damaged: PG_VERSION is missing'],
    ['global/pg_control', 'does not start'],
  ])('says that a database without %s is damaged, and how to go on', async (file, reason) => {
    const first = await start()
    const directory = await directoryOf(first)
    await first.stop()
    rmSync(join(directory, file))
    const failure = start()
    await expect(failure).rejects.toThrow(reason)
    await expect(failure).rejects.toMatchObject({ wayOut: expect.stringContaining('--fresh') })
  })
})

describe('discardPostgres', () => {
  it('leaves nothing behind', async () => {
    const postgres = await start()
    const directory = await directoryOf(postgres)
    await postgres.stop()
    await discardPostgres(dataDir)
    expect(existsSync(dataDir)).toBe(false)
    expect(existsSync(directory)).toBe(false)
  })
})

/** Runs a launcher in a process of its own, which sends the process number of its server. */
const forkLauncher = () => fork(new URL('launcher.ts', import.meta.url), [dataDir], { stdio: 'ignore' })

async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await delay(20)
}
