import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixtureRelease, idOf, storeLive } from '@sild/portal/test/fixture-releases'
import { registryPlugin } from '@sild/portal/remotes/registry-plugin'
import { remotesPlugin } from '@sild/portal/remotes/remotes-plugin'
import type { Remotes } from '@sild/portal/remotes/remotes'
import { diskStorage } from '@sild/registry'
import { createMockApi } from '@sild/testing/mock-api'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { delivered, figures, pointer } from '../test/replies.ts'
import { ids } from '../test/sild.ts'
import { runSild } from './run.ts'

const file = `/a/mf-search/${idOf('a1')}/remoteEntry.js`
let directory: string
let portal: FastifyInstance
/** What a process says in place of what it was given. */
let sent: string | null
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sild-doctor-'))
  sent = null
  const storage = diskStorage(directory)
  await storeLive(storage, 'production', fixtureRelease('shell', 'aa'), fixtureRelease('mf-search', 'a1'))
  portal = Fastify({ forceCloseConnections: true })
  portal.addHook('onRequest', async ({ url }, reply) => (url === file && sent !== null ? reply.send(sent) : undefined))
  await portal.register(registryPlugin, { storage })
  await portal.register(remotesPlugin, { remotes: { storage, isDevelopment: false } as unknown as Remotes }) // The plugin asks for no more.
})
afterEach(async () => {
  await portal.close()
  rmSync(directory, { recursive: true })
})

async function doctor(own: Parameters<typeof delivered>[0] = {}): Promise<{ exitCode: number; text: string }> {
  const url = await portal.listen({ host: '127.0.0.1', port: 0 })
  const delivery = delivered({ channel: pointer({ stable: idOf('a1'), history: [] }), ...own })
  let text = ''
  const exitCode = await runSild(['doctor'], {
    out: (all) => void (text = all),
    error: () => undefined,
    connect: () => ({
      url,
      token: null,
      channel: undefined,
      api: createMockApi({ getDelivery: () => delivery }),
      fetch: (path, init) => fetch(url + path, init),
    }),
  })
  return { exitCode, text }
}

it('finds every file whole, on the disk and as browsers are sent it', async () => {
  const { text } = await doctor()
  expect(text).toContain('ok    mf-search: 1 live releases, 5 files with their hashes')
  expect(text).toContain('ok    mf-search: 4 files as browsers are sent them')
})

it('finds a file that a process sends differently from the published one', async () => {
  sent = 'alert(1)'
  const { exitCode, text } = await doctor()
  expect(exitCode).toBe(1)
  expect(text).toContain(`      - ${file} (br): is not the file that was published`)
  expect(text).toContain('ok    mf-search: 1 live releases, 5 files with their hashes')
})

it('finds a release that the server cannot render, with its exception; one among thousands is ignored', async () => {
  const at = '2026-11-22T09:00:00.000Z'
  const thrown = { release: ids.stable, message: 'ReferenceError: window is not defined', stack: '', occurrences: 12 }
  const { exitCode, text } = await doctor({
    loads: [figures({ loadErrors: 2, renders: 40, serverErrors: 12 })],
    errors: [{ ...thrown, kind: 'server', firstAt: at, lastAt: at }],
  })
  expect(exitCode).toBe(1)
  expect(text).toContain(
    'mf-search@1.8.0: 12 of 40 documents were left to the browser by the server: ReferenceError: window is not defined',
  )
  expect(text).not.toContain('documents did not load it')
})
