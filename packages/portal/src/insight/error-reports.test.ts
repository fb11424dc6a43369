import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ReportedError } from '@sild/contract/delivery/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createErrorReports, type ErrorReports } from './error-reports.ts'
import type { SentryEvent } from './sentry-event.ts'
import { createFindFrames } from './source-frames.ts'

const release = 'a'.repeat(16)
/** Line 1 of the script is line 3 of the source, line 2 is of a library, line 3 of what is made with. */
const map = {
  version: 3,
  file: 'page.js',
  sources: [
    'webpack://mf-try/./src/Page.tsx',
    'webpack://mf-try/../node_modules/react/index.js',
    'webpack://mf-try/../packages/ui/src/Card.tsx',
  ],
  sourcesContent: ['one\ntwo\nthrow new Error()\nfour', 'library', 'card'],
  names: [],
  mappings: 'AAEA;ACFA;ACAA',
}
const storage = {
  list: async () => [],
  read: async (path: string) => (path === `a/mf-try/${release}/page.js.map` ? Buffer.from(JSON.stringify(map)) : null),
}
const at = (line: number, file = 'page.js', app = 'mf-try'): string =>
  `    at Page (http://localhost:3000/a/${app}/${release}/${file}:${line}:1)`
const error: ReportedError = {
  kind: 'render',
  name: 'TypeError',
  message: 'Cannot read mari@sild.test',
  stack: [at(3), at(7, 'shell.js', 'shell'), at(2), at(1), '    at x (chrome-extension://a/b.js:1:1)'].join('\n'),
  isRecovered: false,
  path: '/recovery/s3cret?page=2',
  occurredAt: '2026-11-24T10:00:00.000Z',
}

let server: Server
let reports: ErrorReports
let answer: { status: number; headers?: Record<string, string> }
const taken: { url: string; auth: unknown; event: SentryEvent }[] = []
const warn = vi.fn<() => void>()
let now = 0

beforeEach(async () => {
  taken.length = 0
  answer = { status: 200 }
  now = Date.parse('2026-11-24T10:00:01Z')
  server = createServer((request, response) => {
    const take = async () => {
      const [, , event = ''] = (await text(request)).split('\n')
      taken.push({ url: request.url ?? '', auth: request.headers['x-sentry-auth'], event: JSON.parse(event) })
      response.writeHead(answer.status, answer.headers).end()
    }
    void take()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  reports = createErrorReports({
    dsn: `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/sink/42`,
    publicUrl: 'https://sild.test',
    channel: 'production',
    findFrames: createFindFrames(storage),
    clock: { now: () => new Date(now) },
    log: { warn },
  })
})
afterEach(async () => {
  await reports.close()
  server.close()
  warn.mockReset()
})
const arrive = (count: number) => vi.waitFor(() => expect(taken).toHaveLength(count), { timeout: 5000 })
const take = (own: Partial<ReportedError> = {}, userGuid: string | null = null) =>
  reports.take({ error: { ...error, ...own }, userGuid, userAgent: 'Firefox' })

it('forwards an error with the places in its sources, and nothing of a user but the guid', async () => {
  take({}, 'b1e2')
  await arrive(1)
  const { auth, event, url } = taken[0]!
  expect([url, auth]).toEqual(['/sink/api/42/envelope/', expect.stringContaining('sentry_key=key')])
  expect(event).toMatchObject({
    release: `mf-try@${release}`,
    environment: 'production',
    level: 'error',
    timestamp: '2026-11-24T10:00:00.000Z',
    request: { url: 'https://sild.test/recovery/-?page=2', headers: { 'User-Agent': 'Firefox' } },
  })
  expect(event.user).toEqual({ id: 'b1e2' })
  const { stacktrace, type, value } = event.exception.values[0]!
  expect([type, value]).toEqual(['TypeError', 'Cannot read …'])
  // The outermost first, as a Sentry wants them.
  expect(stacktrace.frames).toMatchObject([
    {
      filename: 'mf-try/src/Page.tsx',
      lineno: 3,
      function: 'Page',
      in_app: true,
      pre_context: ['one', 'two'],
      context_line: 'throw new Error()',
      post_context: ['four'],
    },
    { filename: 'node_modules/react/index.js', in_app: false },
    { filename: `shell@${release}/shell.js`, lineno: 7, colno: 1 },
    { filename: 'packages/ui/src/Card.tsx', in_app: true, context_line: 'card' },
  ])
  for (const secret of ['s3cret', 'mari']) expect(JSON.stringify(event)).not.toContain(secret)
})

it('sends nothing about a guest', async () => {
  take()
  await arrive(1)
  expect(taken[0]?.event).not.toHaveProperty('user')
})

it('stops sending for as long as the server says, then goes on', async () => {
  answer = { status: 429, headers: { 'retry-after': '30' } }
  take()
  await arrive(1)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith({ seconds: 30 }, expect.anything()))
  answer = { status: 200 }
  take({ message: 'lost' })
  now += 31_000
  take({ message: 'later' })
  await arrive(2)
  expect(taken[1]?.event.exception.values[0]?.value).toBe('later')
})

it('goes on after a failed report, and logs it', async () => {
  answer = { status: 500 }
  take()
  await arrive(1)
  answer = { status: 200 }
  take()
  await arrive(2)
  expect(warn).toHaveBeenCalledExactlyOnceWith({ status: 500 }, expect.anything())
})
