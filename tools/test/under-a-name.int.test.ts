import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getSecondFactor, registerUser, resetPassword } from '@sild/contract/accounts/operations'
import { listStaffActions } from '@sild/contract/audit/operations'
import { openAnonymousSession, signIn } from '@sild/contract/bff/operations'
import { operationUrl } from '@sild/contract/operation-url'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { findFreePort } from '@sild/postgres'
import { createAdmin } from '../supervisor/create-admin.ts'
import { fail, makeDirectory, type Running, startByDefault, stop, until } from './installations.ts'
import { mailsTo } from './ledger/mails.ts'

const NAME = 'https://sild.example'
const FILES = 'https://files.sild-uploads.example'
const email = 'somebody@sild.test'
const password = 'a-password-0f-somebody'

let running: Running
let proxy: Server
let filesPort: number

beforeAll(async () => {
  const port = await findFreePort()
  filesPort = await findFreePort(new Set([port]))
  running = await startByDefault(makeDirectory(), {
    PUBLIC_URL: NAME,
    UPLOADS_URL: FILES,
    BFF_LISTEN: `127.0.0.1:${port}`,
    UPLOADS_LISTEN: `127.0.0.1:${filesPort}`,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  proxy = await startProxy(port)
})
afterAll(async () => {
  proxy?.close()
  await stop(running.child)
})

it('has no account with a published password', async () => {
  expect(running.run.accounts).toEqual([])
  const published = { email: 'admin@sild.test', password: 'sild-demo-staff-2026' }
  expect((await post(signIn.path, published)).status).toBe(401)
})

it('lets an operator create the first admin, who needs a second factor', async () => {
  const admin = { email: 'operator@sild.test', password: 'a-password-0f-an-operator' }
  const { isNew, link } = await createAdmin(running.run.dataDir, admin.email)
  expect(isNew).toBe(true)
  expect(new URL(link).origin).toBe(NAME)
  const [, token = ''] = /\/recovery\/([\w-]+)/.exec(link) ?? []
  const set = () => post(operationUrl(resetPassword, { params: { token } }), { password: admin.password })
  expect((await set()).status).toBe(200)
  expect((await set()).status).toBe(404)
  const { result } = (await (await post(signIn.path, admin)).json()) as { result: { token: string } }
  const ofMember = { token: result.token }
  const factor = await (await ask(getSecondFactor.path, { headers: ofMember })).json()
  expect(factor).toMatchObject({ result: { state: 'required' } })
  expect((await ask(listStaffActions.path, { headers: ofMember })).status).toBe(403)
})

it.each([
  [['--demo'], {}, 'passwords of the demo accounts are published'],
  [[], { STAFF_SECOND_FACTOR: 'offered' }, 'STAFF_SECOND_FACTOR=offered is refused'],
])('refuses to open the staff to strangers: %j %j', async (options, environment, says) => {
  const names = { PUBLIC_URL: NAME, UPLOADS_URL: FILES, ...environment }
  expect(await fail(['--port', '0', '--data-dir', makeDirectory(), ...options], names)).toContain(says)
})

it('prints its name for scripts', () => {
  expect(running.run).toMatchObject({ url: NAME, uploadsUrl: FILES })
})

it('is announced to crawlers and linked in mails by its name', async () => {
  expect(await (await ask('/robots.txt')).text()).toContain(`Sitemap: ${NAME}/sitemap.xml`)
  const index = await (await ask('/sitemap.xml')).text()
  expect(index).toContain(`<loc>${NAME}/sitemaps/pages.xml</loc>`)
  expect(index).not.toContain('localhost')

  const body = { email, password, userType: 'customer', basicLocale: 'en', agreement: true }
  expect(await (await post(registerUser.path, body)).json()).toHaveProperty('result')
  const links = async () => (await mailsTo(running.run.mailUrl, email)).flatMap((mail) => mail.links)
  await until(async () => (await links()).length > 0)
  expect((await links()).filter((link) => link.includes('/activation/') && new URL(link).origin === NAME)).toHaveLength(
    1,
  )
  expect((await links()).filter((link) => link.includes('localhost'))).toEqual([])
})

it('keeps its sessions in cookies for https alone, and refuses pages of other names', async () => {
  const { headers } = await post(signIn.path, { email, password })
  const cookies = headers.getSetCookie()
  expect(cookies).toContainEqual(expect.stringMatching(/^__Host-binder=.+; Secure/))
  expect(cookies).toContainEqual(expect.stringMatching(/^__Secure-refresh=.+; Secure/))
  expect((await post(signIn.path, { email, password }, { origin: 'http://localhost:3000' })).status).toBe(403)
})

it('redirects within its name', async () => {
  const { headers, status } = await ask('/et/?utm_source=x//', { redirect: 'manual' })
  expect(status).toBeGreaterThanOrEqual(300)
  expect(new URL(headers.get('location') ?? '', NAME).origin).toBe(NAME)
})

it('serves uploaded files under their own name', async () => {
  const { result } = (await (await post(signIn.path, { email, password })).json()) as { result: { token: string } }
  const form = new FormData()
  form.append('fieldAlias', 'publication-media')
  form.append('file', new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }), 'offer.pdf')
  const reply = await ask('/api/files/upload', {
    method: 'POST',
    headers: { origin: NAME, token: result.token },
    body: form,
  })
  const { result: file } = (await reply.json()) as { result: { fileUrl: string } }
  expect(new URL(file.fileUrl).origin).toBe(FILES)
  const { pathname, search } = new URL(file.fileUrl)
  expect((await fetch(`http://127.0.0.1:${filesPort}${pathname}${search}`)).status).toBe(200)
})

it('shows its figures on the machine and not through the proxy', async () => {
  expect((await ask('/metrics')).status).toBe(404)
})

it('requires a name for uploaded files', async () => {
  const output = await fail(['--port', '0', '--data-dir', makeDirectory()], { PUBLIC_URL: NAME })
  expect(output).toContain('UPLOADS_URL is missing')
})

const ask = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}${path}`, init)

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const sent = { origin: NAME, 'content-type': 'application/json', ...headers }
  const { result } = (await (await ask(openAnonymousSession.path)).json()) as { result: { token: string } }
  const answer = await ask(path, {
    method: 'POST',
    headers: { ...sent, token: result.token },
    body: JSON.stringify(body),
  })
  // A busy machine refuses what is new for a moment, and says so.
  return answer.status === 503 ? post(path, body, headers) : answer
}

/** A real proxy terminates TLS; this one only sends the same headers. */
async function startProxy(port: number): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      host: new URL(NAME).host,
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
    }
    const passed = request({ port, method: incoming.method, path: incoming.url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
