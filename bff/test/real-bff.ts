import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { operationUrl } from '@sild/contract/operation-url'
import { type OperationName, operations } from '@sild/contract/operations'
import { findFreePort } from '@sild/postgres'
import { signGrant, type TeamGrant } from '@sild/registry'
import { systemClock } from '@sild/service-kit/clock'
import { deriveKey } from '@sild/service-kit/keys'
import type { TestDatabase } from '@sild/testing'
import { type Bearer, createAccessTokens } from '../src/session/access-token.ts'
import { type CallOptions, testEnvironment } from './bff.ts'
import type { Caller, Reply } from './delivery.ts'
import { createMockServices } from './mock-services.ts'

/** The BFF as a process of its own, the only place where server bundles of releases run as they do in earnest. */
export interface RealBff extends Caller {
  readonly url: string
  readonly environment: Readonly<Record<string, string>>
  /** Any address, as a browser that follows nothing. */
  get(path: string, headers?: Record<string, string>): Promise<Reply>
  post(path: string, headers: Record<string, string>, body: string | Buffer): Promise<Reply>
  teamToken(apps?: readonly string[], own?: Partial<TeamGrant>): string
  sessionToken(bearer: Partial<Bearer>): string
  start(): Promise<void>
  /** Ends the process without asking it. */
  kill(): Promise<void>
}

const program = fileURLToPath(new URL('../../tools/processes/bff.ts', import.meta.url))
const nobody: Bearer = {
  kind: 'member',
  userGuid: '5f0c2b9e-3a52-4a54-9b0a-1e8f4b1d7c11',
  anonymousGuid: null,
  companyGuid: null,
  companyRole: null,
  userType: 'customer',
  roles: [],
  plan: 'free',
  isVerified: true,
}

export async function realBff(
  database: TestDatabase,
  dataDir: string,
  own: Record<string, string | undefined> = {},
): Promise<RealBff> {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const { app: services } = createMockServices(Buffer.alloc(32), { isGuarded: false })
  const servicesUrl = await services.listen({ host: '127.0.0.1', port: 0 })
  services.server.unref()
  const environment = Object.fromEntries(
    Object.entries({
      ...testEnvironment(dataDir),
      PUBLIC_URL: url,
      ACCOUNTS_URL: servicesUrl,
      // Actions of the staff are recorded there.
      AUDIT_URL: servicesUrl,
      BFF_LISTEN: `127.0.0.1:${port}`,
      BFF_DATABASE_URL: database.bffUrl,
      JOBS_DATABASE_URL: database.jobsUrl,
      REGISTRY_CHANNEL: 'staging',
      RATE_LIMIT_SCALE: '1e6',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
      ...own,
    }).filter(([, value]) => value !== undefined),
  ) as Record<string, string>
  const secret = environment['SITE_SECRET'] ?? ''
  const tokens = await createAccessTokens(deriveKey(secret, 'access-token'), url, systemClock)
  let running: ChildProcess

  const request = async (path: string, init: RequestInit): Promise<Reply> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
    const body = await response.text()
    const headers = { ...Object.fromEntries(response.headers), 'set-cookie': response.headers.getSetCookie() }
    return { statusCode: response.status, headers, body, json: () => JSON.parse(body) }
  }
  const bff: RealBff = {
    url,
    environment,
    get: (path, headers = {}) => request(path, { headers }),
    post: (path, headers, body) => request(path, { method: 'POST', headers: { origin: url, ...headers }, body }),
    call(name: OperationName, { body, headers, params = {}, query = {}, token }: CallOptions = {}) {
      const operation = operations[name]
      return request(operationUrl(operation, { params, query }), {
        method: operation.method,
        headers: {
          ...(operation.method !== 'GET' && { origin: url }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { token }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
    },
    teamToken(apps = ['*'], grant = {}) {
      const exp = Math.floor(Date.now() / 1000) + 3600
      const common = { use: 'team', jti: crypto.randomUUID(), kid: '1', exp, team: 'search-team' } as const
      return signGrant(
        { ...common, apps: apps[0] === '*' ? ['*'] : [...apps], ...grant },
        deriveKey(secret, 'delivery'),
      )
    },
    sessionToken: (bearer) => tokens.issueForMember({ ...nobody, ...bearer }, crypto.randomUUID()).token,
    async start() {
      running = fork(program, { env: environment })
      await Promise.race([once(running, 'message'), failed(running)])
    },
    async kill() {
      if (running.exitCode !== null || running.signalCode !== null) return
      running.kill('SIGKILL')
      await once(running, 'exit')
    },
  }
  await bff.start()
  return bff
}

async function failed(process: ChildProcess): Promise<never> {
  const [code] = await once(process, 'exit')
  throw new Error(`The BFF ended with ${code} before it was ready`)
}
