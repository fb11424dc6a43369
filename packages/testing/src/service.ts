import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Actor } from '@sild/contract/actor'
import type { JobName, JobPayload } from '@sild/contract/jobs'
import { recordOf } from '@sild/contract/keys'
import { type ServiceName, serviceNames } from '@sild/contract/services'
import { type OperationName, operations } from '@sild/contract/operations'
import type { UrlInput } from '@sild/contract/operation-url'
import type { Input, Reply } from '@sild/contract/schemas'
import { createActorSigner } from '@sild/service-kit/actor-header'
import { callsOutsideTransactions, createCalls } from '@sild/service-kit/calls/calls'
import { createUpstreams, type UpstreamResponse } from '@sild/service-kit/calls/upstream'
import { createFileLinks } from '@sild/service-kit/file-links'
import { createFiles } from '@sild/service-kit/files'
import {
  type Clock,
  createServiceApp,
  type Kit,
  type LiveEnvelope,
  type Mail,
  openKit,
  type ServiceConfig,
  type ServiceDefinition,
  systemClock,
} from '@sild/service-kit'
import { deriveKeys } from '@sild/service-kit/keys'
import { createLive } from '@sild/service-kit/live'
import { pino } from 'pino'
import { afterAll, beforeAll, inject } from 'vitest'
import { type TestDatabase, testDatabase } from './database.ts'
import { createMockCalls, type Mocks } from './mocks.ts'
import { createJobRunner, type JobRunner } from './job-runner.ts'

export interface ServiceOverrides {
  /** Runs on the new database before the service starts. */
  prepare?: (database: TestDatabase) => Promise<void>
  mocks?: Mocks
  clock?: Clock
  mode?: ServiceConfig['mode']
  /** Read when the service starts, so it may name servers that the test has started. */
  config?: () => Partial<ServiceConfig>
}

export interface CallHeaders {
  idempotencyKey?: string
  headers?: Record<string, string>
}

export interface TestService<Deps> {
  readonly database: TestDatabase
  /** Address of the running service. */
  readonly url: string
  readonly deps: Deps
  /** Mails that went out, effect keys respected. */
  readonly mails: Mail[]
  /** Live messages that were published. */
  readonly live: LiveEnvelope[]
  /** Calls over HTTP as another process would. @throws AppError */
  call<N extends OperationName>(
    operation: N,
    input: Input<N>,
    actor: Actor | null,
    options?: CallHeaders,
  ): Promise<Reply<N>>
  /** A file as another process would get it, or the bytes of a refusal. */
  download(operation: OperationName, input: UrlInput, actor: Actor | null): Promise<UpstreamResponse>
  /** Any request at all, to the service's address. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** Replaces or adds answers of other services. */
  mock(mocks: Mocks): void
  /** What waits in the outbox, oldest first. */
  outbox(): Promise<{ job: JobName; payload: unknown }[]>
  /** Enqueues a job as an event of another service would. */
  add<N extends JobName>(job: N, payload: JobPayload<N>): Promise<void>
  /**
   * Runs all waiting jobs through the real queue. Jobs of other services are only removed from the outbox.
   * @throws the error of a failed job
   */
  runJobs(): Promise<void>
}

export const testSecret = 'a secret that only the tests know, 32+'

const addresses = (url: string) => recordOf(serviceNames, () => url)

/** Tests share their machine with many others: what production gives up after a second may take five. */
const testTimeoutScale = 5

/** Configuration of a service under test. */
export function testConfig(
  name: ServiceName,
  database: Pick<TestDatabase, 'serviceUrl' | 'jobsUrl' | 'redisUrl'>,
  own: Partial<ServiceConfig> = {},
): ServiceConfig {
  return {
    name,
    mode: 'test',
    databaseUrl: database.serviceUrl(name),
    jobs: { databaseUrl: database.jobsUrl, redisUrl: database.redisUrl },
    serviceUrls: addresses('http://127.0.0.1:9'),
    callTimeoutScale: testTimeoutScale,
    descriptors: [],
    workersListen: { host: '127.0.0.1', port: 0, descriptors: [] },
    publicUrl: 'https://sild.test',
    uploadsUrl: 'https://uploads.sild.test',
    smtpUrl: 'smtp://127.0.0.1:9',
    registers: { estonianUrl: undefined, frenchUrl: undefined, viesUrl: undefined },
    searchEngineUrl: undefined,
    pushServiceUrl: undefined,
    payments: { provider: 'test-bank', testBankUrl: undefined, stripe: null },
    seller: {
      name: 'Sild OÜ',
      iban: 'EE382200221020145685',
      bic: 'HABAEE2X',
      vatNumber: 'EE102030402',
      registrationCode: '16012345',
      street: 'Telliskivi 60a',
      postalCode: '10412',
      city: 'Tallinn',
    },
    salesMailbox: 'sales@sild.test',
    auditMailbox: 'audit@sild.test',
    supportMailbox: 'support@sild.test',
    mailFrom: 'Sild <no-reply@sild.test>',
    mails: { perMinute: 60_000, dkim: null, inbound: null, mailgunKey: null },
    newsDelayScale: 1,
    moderationUndoMs: 10_000,
    isSecondFactorRequired: false,
    dataDir: join(tmpdir(), `sild-test-${process.pid}`),
    keys: deriveKeys(testSecret),
    sitePepper: testSecret,
    logLevel: 'silent',
    healthPollMs: 0,
    ...own,
  }
}

/** Runs a service on a database of its own for this test file, with mocks of all other services. */
export function testService<Deps>(
  definition: ServiceDefinition<Deps>,
  { clock = systemClock, mode = 'test', ...overrides }: ServiceOverrides = {},
): TestService<Deps> {
  const database = testDatabase()
  const mocks: Mocks = { reserveFiles: () => ({ refused: [] }), ...overrides.mocks }
  const mails: Mail[] = []
  const live: LiveEnvelope[] = []
  let running: Running<Deps>

  beforeAll(async () => {
    await overrides.prepare?.(database)
    const failure = inject('postgres').failures[definition.name]
    if (failure) throw new Error(`The migrations of ${definition.name} failed: ${failure}`)
    const config = testConfig(definition.name, database, { mode, ...overrides.config?.() })
    const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' })
    const opened = openKit(config, { clock, log })
    const calls = callsOutsideTransactions(createMockCalls(mocks))
    const links = createFileLinks({ baseUrl: config.uploadsUrl, secret: config.keys.files, clock })
    const kit: Kit = {
      ...opened.kit,
      calls,
      files: createFiles(calls, links),
      mailer: {
        async send(mail) {
          if (!mails.some(({ effectKey }) => effectKey === mail.effectKey)) mails.push(mail)
        },
      },
      live: createLive(
        { ...opened.notifications, send: async (_channel, text) => void live.push(JSON.parse(text)) },
        fail,
      ),
    }
    const deps = definition.createDeps(kit)
    const app = createServiceApp(definition, { kit, deps })
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const upstreams = createUpstreams({
      urls: addresses(url),
      signActor: createActorSigner(config.keys.actor, clock),
      timeoutScale: config.callTimeoutScale,
    })
    const runner = createJobRunner(definition, { kit, deps, notifications: opened.notifications })
    running = {
      url,
      kit,
      deps,
      runner,
      upstreams,
      async stop() {
        await runner.stop()
        await upstreams.close()
        await app.close()
        await opened.close()
      },
    }
  })
  afterAll(() => running?.stop())

  return {
    database,
    mails,
    live,
    get url() {
      return running.url
    },
    get deps() {
      return running.deps
    },
    call: (operation, input, actor, { idempotencyKey, headers } = {}) =>
      createCalls(running.upstreams).call(operation, input, { actor, idempotencyKey, headers }),
    async download(operation, input, actor) {
      const request = { ...input, operation: operations[operation], actor }
      const { bytes, headers, status, stream } = await running.upstreams.download(request)
      return { status, headers, bytes: stream ? await buffer(stream) : bytes }
    },
    fetch: (path, init) => fetch(running.url + path, init),
    mock: (more) => void Object.assign(mocks, more),
    outbox: () => running.kit.database.knex('outbox').orderBy('id').select('job', 'payload'),
    add: (job, payload) => running.kit.database.transaction((trx) => running.kit.outbox.add(trx, job, payload)),
    runJobs: () => running.runner.run(),
  }
}

const fail = (error: unknown): never => {
  throw error
}

interface Running<Deps> {
  url: string
  kit: Kit
  deps: Deps
  runner: JobRunner
  upstreams: ReturnType<typeof createUpstreams>
  stop(): Promise<void>
}
