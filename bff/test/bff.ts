import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServiceName, serviceNames } from '@sild/contract/services'
import { operationUrl } from '@sild/contract/operation-url'
import type { OperationName } from '@sild/contract/operations'
import { operations } from '@sild/contract/operations'
import type { Clock } from '@sild/service-kit/clock'
import type { TestDatabase } from '@sild/testing'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { createApp } from '../src/app.ts'
import { readBffEnvironment } from '../src/config.ts'
import { createDeps, type Deps } from '../src/deps.ts'
import type { Bearer } from '../src/session/access-token.ts'
import { createMockServices, exampleInput, type MockServices } from './mock-services.ts'

const SECRET = 'a secret that only these tests know, 32+'
/** An address without a listener. */
const NOWHERE = 'http://127.0.0.1:9'
export const ORIGIN = 'https://sild.test'

type ServiceUrls = Record<ServiceName, string>

export interface BffOptions {
  environment?: Record<string, string>
  /** Without one, limits are local and no live message arrives. */
  database?: TestDatabase
  clock?: Clock
  /** Whether the mocks check the caller's rights, as services do. */
  areServicesGuarded?: boolean
}
export interface CallOptions {
  token?: string
  headers?: Record<string, string>
  body?: unknown
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  remoteAddress?: string
}
export interface TestBff {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly services: MockServices
  /** Puts something else in the place of some mocks, before they are called. */
  serve(urls: Partial<ServiceUrls>): void
  /** Calls an operation as a page of ours does, with input that the contract allows unless some is given. */
  call(operation: OperationName, options?: CallOptions): Promise<LightMyRequestResponse>
}

/** The BFF with mocks of all services behind it, for a test file. Without a database its limits are local. */
export function testBff({ areServicesGuarded = true, clock, database, environment = {} }: BffOptions = {}): TestBff {
  const given: Partial<ServiceUrls> = {}
  // Read when a service is first called.
  const serviceUrls = {} as ServiceUrls
  let running: { app: FastifyInstance; deps: Deps; services: MockServices; directory: string }

  beforeAll(async () => {
    const directory = await mkdtemp(join(tmpdir(), 'sild-bff-'))
    const config = readBffEnvironment({
      ...testEnvironment(directory),
      ...(database && { BFF_DATABASE_URL: database.bffUrl, JOBS_DATABASE_URL: database.jobsUrl }),
      ...(database?.redisUrl && { REDIS_URL: database.redisUrl }),
      ...environment,
    })
    const services = createMockServices(config.keys.actor, { isGuarded: areServicesGuarded })
    const url = await services.app.listen({ host: '127.0.0.1', port: 0 })
    for (const name of serviceNames) serviceUrls[name] = given[name] ?? url
    const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' })
    const deps = await createDeps({ ...config, serviceUrls }, { clock, log })
    running = { app: await createApp(deps), deps, services, directory }
  })
  afterAll(async () => {
    await running.app.close()
    await running.deps.close()
    await running.services.app.close()
    await rm(running.directory, { recursive: true, force: true })
  })

  return {
    serve: (urls) => void Object.assign(serviceUrls, Object.assign(given, urls)),
    get app() {
      return running.app
    },
    get deps() {
      return running.deps
    },
    get services() {
      return running.services
    },
    call(name, { body, headers, params, query, remoteAddress, token } = {}) {
      const operation = operations[name]
      const example = exampleInput(name)
      const content = body === undefined ? example.body : body
      return running.app.inject({
        method: operation.method,
        url: operationUrl(operation, { params: params ?? example.params, query: query ?? example.query }),
        headers: {
          ...(operation.method !== 'GET' && { origin: ORIGIN }),
          ...(content !== undefined && { 'content-type': 'application/json' }),
          ...(token && { token }),
          ...headers,
        },
        payload: content === undefined ? undefined : typeof content === 'string' ? content : JSON.stringify(content),
        remoteAddress: remoteAddress ?? '127.0.0.1',
      })
    },
  }
}

export const testEnvironment = (directory: string): Record<string, string> => ({
  NODE_ENV: 'test',
  PUBLIC_URL: ORIGIN,
  UPLOADS_URL: 'https://files.sild-uploads.test',
  BFF_LISTEN: '127.0.0.1:0',
  UPLOADS_LISTEN: '127.0.0.1:0',
  BFF_DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing',
  JOBS_DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing',
  DATA_DIR: directory,
  REGISTRY_DIR: join(directory, 'registry'),
  SITE_SECRET: SECRET,
  // Tests keep the loop busy as no browser does.
  MAX_LOOP_DELAY_MS: '0',
  ...Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_URL`, NOWHERE])),
})

const nobody: Bearer = {
  kind: 'member',
  userGuid: '1b4e28ba-2fa1-4d1e-883f-0016d3cca427',
  anonymousGuid: null,
  companyGuid: null,
  companyRole: null,
  userType: 'customer',
  roles: [],
  plan: 'free',
  isVerified: false,
}
/** An access token as sign-in would issue. A user with a company owns it. */
export const tokenFor = (
  { tokens }: Deps,
  own: Partial<Bearer> = {},
  sessionGuid: string = crypto.randomUUID(),
): string =>
  tokens.issueForMember({ ...nobody, companyRole: own.companyGuid ? 'owner' : null, ...own }, sessionGuid).token
export const guestToken = ({ tokens }: Deps): string => tokens.issueForGuest(crypto.randomUUID()).token
export const providerWithCompany: Partial<Bearer> = {
  userType: 'provider',
  isVerified: true,
  companyGuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
}
