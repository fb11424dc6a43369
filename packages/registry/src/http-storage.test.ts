import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { filesWith, idOf, lockOf } from '../test/releases.ts'
import type { OpenStorage } from '../test/storages.ts'
import { storageKinds } from '../test/storages.ts'
import { applyChange } from './apply-change.ts'
import { httpStorage } from './http-storage.ts'
import { publishRelease } from './publish.ts'
import { openRegistry } from './registry.ts'

const files = filesWith('export {}')
const lock = lockOf(files)
const [[, openDisk]] = storageKinds

let disk: OpenStorage
let url: string
let answers: [path: string, status: number][]
let failure: number | null
let close: () => Promise<void>

/** A static host of the files of a registry. */
beforeEach(async () => {
  disk = await openDisk()
  ;[answers, failure] = [[], null]
  const server = createServer((request, response) => void answer(request, response))
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === '/elsewhere') return void response.end('{}')
    const path = (request.url ?? '').replace('/registry/', '')
    const bytes = await disk.storage.read(path)
    const etag = bytes && `"${createHash('md5').update(bytes).digest('hex')}"`
    const status = failure ?? (!bytes ? 404 : request.headers['if-none-match'] === etag ? 304 : 200)
    answers.push([path, status])
    response.writeHead(status, { ...(etag && { etag }), ...(status === 302 && { location: '/elsewhere' }) })
    response.end(status === 200 ? bytes : undefined)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/registry` // It listens on a port.
  close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await disk.close()
  }
  await publishRelease(disk.storage, lock, files, new Map())
  await applyChange(disk.storage, 'production', 'mf-try', { op: 'promote', release: lock.id }, { by: 'anna' })
})
afterEach(() => close())

it('reads a registry on another server', async () => {
  const registry = openRegistry(httpStorage(url))
  expect(await registry.listApps('production')).toEqual(['mf-try'])
  expect(await registry.listApps('staging')).toEqual([])
  expect((await registry.readChannel('production', 'mf-try'))?.stable).toBe(lock.id)
  expect((await registry.readRelease('mf-try', lock.id)).lock).toEqual(lock)
  expect(await registry.readChannel('production', 'mf-other')).toBeNull()
})
it('revalidates pointers only', async () => {
  const registry = openRegistry(httpStorage(`${url}/`))
  const path = 'channels/production/mf-try.json'
  await registry.readChannel('production', 'mf-try')
  expect((await registry.readChannel('production', 'mf-try'))?.rev).toBe(1)
  await applyChange(disk.storage, 'production', 'mf-try', { op: 'freeze' }, { by: 'anna' })
  expect((await registry.readChannel('production', 'mf-try'))?.rev).toBe(2)
  expect(answers).toEqual([
    [path, 200],
    [path, 304],
    [path, 200],
  ])
})
it('returns no file that was changed on the way', async () => {
  const altered = () => Promise.resolve(new Response('alert(1)'))
  const registry = openRegistry(httpStorage(url, altered))
  await expect(registry.readFile(lock, 'remoteEntry.js')).rejects.toMatchObject({ code: 'release-damaged' })
})
it.each([500, 302, 403])('reports an unreadable registry for the status %i, not a missing file', async (status) => {
  failure = status
  await expect(openRegistry(httpStorage(url)).readChannel('production', 'mf-try')).rejects.toThrow(
    /answers \d{3}|fetch failed/,
  )
  await expect(openRegistry(httpStorage(url)).readLock('mf-try', idOf('b'))).rejects.not.toMatchObject({
    code: 'release-not-found',
  })
})
