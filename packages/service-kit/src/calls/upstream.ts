import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { Actor } from '@sild/contract/actor'
import type { Operation } from '@sild/contract/operation'
import type { ServiceName } from '@sild/contract/services'
import { Pool } from 'undici'
import { ACTOR_HEADER } from '../actor-header.ts'
import { currentCall } from '../call-context.ts'
import { DEADLINE_HEADER } from '../deadline.ts'
import { AppError } from '../errors.ts'
import { createBreaker } from './breaker.ts'
import { operationUrl, type UrlInput } from '@sild/contract/operation-url'
import { exchange, type ExchangeResponse } from './exchange.ts'
import { createRetryBudget } from './retry-budget.ts'

export interface UpstreamRequest extends UrlInput {
  operation: Operation
  /** Path and query of a forwarded request, unchanged; instead of `params` and `query`. */
  path?: string
  /** JSON, sent as it is. */
  body?: Uint8Array | string
  actor: Actor | null
  headers?: Record<string, string>
  /** Aborts the request before its deadline. */
  signal?: AbortSignal
  /** Default: the caller's remaining time, 2 s for reads and 5 s for writes at most. */
  timeoutMs?: number
}
export type UpstreamResponse = ExchangeResponse
export interface Upstreams {
  /** One request to the service of the operation, with its pool, breaker, cap and deadline. Any HTTP status is an answer. @throws unavailable */
  request(request: UpstreamRequest): Promise<UpstreamResponse>
  /**
   * One request for a download. It is never retried and has no total deadline, only one between bytes. Without `stream`
   * the answer is an error.
   */
  download(request: UpstreamRequest): Promise<UpstreamResponse & { readonly stream?: Readable }>
  close(): Promise<void>
}

export interface UpstreamsOptions {
  urls: Readonly<Record<ServiceName, string>>
  signActor: (actor: Actor) => string
  /** Multiplies the default timeout of calls. */
  timeoutScale?: number
}

const CONNECTIONS = 32
/** Shorter than the keep-alive of stopping services, so that no request is sent on a closing connection. */
const IDLE_MS = 4000
const CONNECT_MS = 1000
const MAX_IN_FLIGHT = 200
const READ_MS = 2000
const WRITE_MS = 5000
/** Until the first byte of a download, and between two. */
const DOWNLOAD_MS = 30_000

/** Connections to all services, opened on first use. */
export function createUpstreams({ urls, signActor, timeoutScale = 1 }: UpstreamsOptions): Upstreams {
  const upstreams = new Map<string, Upstreams>()
  const upstreamOf = (service: string): Upstreams => {
    const known = upstreams.get(service)
    if (known) return known
    // A service of the contract: operations name no others.
    const created = createUpstream(service, urls[service as ServiceName], { signActor, timeoutScale })
    upstreams.set(service, created)
    return created
  }
  return {
    request: (request) => upstreamOf(request.operation.service).request(request),
    download: (request) => upstreamOf(request.operation.service).download(request),
    async close() {
      await Promise.all([...upstreams.values()].map((upstream) => upstream.close()))
    },
  }
}

function createUpstream(
  service: string,
  url: string,
  { signActor, timeoutScale }: Required<Omit<UpstreamsOptions, 'urls'>>,
): Upstreams {
  const pool = new Pool(url, {
    connections: CONNECTIONS,
    pipelining: 1,
    connect: { timeout: CONNECT_MS * timeoutScale },
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
  })
  const breaker = createBreaker(service)
  const budget = createRetryBudget()
  const sent = (request: UpstreamRequest, leftMs: number) => requestTo(request, { leftMs, signActor })
  let inFlight = 0

  const requireOpen = (leftMs: number): void => {
    if (leftMs <= 0 || inFlight >= MAX_IN_FLIGHT || !breaker.isOpenTo())
      throw new AppError('unavailable', { cause: new Error(`${service} is not called now`) })
  }
  const attempt = async (request: UpstreamRequest, endsAt: number): Promise<UpstreamResponse> => {
    const leftMs = Math.floor(endsAt - performance.now())
    requireOpen(leftMs)
    const { signal } = request
    inFlight += 1
    try {
      const response = await exchange(pool, { ...sent(request, leftMs), timeoutMs: leftMs })
      if (response.status === 503) breaker.failed()
      else breaker.succeeded()
      return response
    } catch (error) {
      if (!signal?.aborted) breaker.failed()
      throw new AppError('unavailable', { cause: error })
    } finally {
      inFlight -= 1
    }
  }

  return {
    async request(request) {
      budget.earn()
      const limitMs = request.timeoutMs ?? timeoutScale * (request.operation.isRead ? READ_MS : WRITE_MS)
      const endsAt = Math.min(performance.now() + limitMs, currentCall()?.endsAt ?? Infinity)
      const mayRepeat = () => request.operation.isRead === true && !request.signal?.aborted && budget.spend()
      let response: UpstreamResponse | undefined
      try {
        response = await attempt(request, endsAt)
        if (response.status !== 503 || !mayRepeat()) return response
      } catch (error) {
        if (!mayRepeat()) throw error
      }
      await delay(Math.random() * 100)
      return attempt(request, endsAt)
    },
    async download(request) {
      requireOpen(DOWNLOAD_MS)
      inFlight += 1
      const done = (): void => void (inFlight -= 1)
      try {
        const times = { headersTimeout: DOWNLOAD_MS, bodyTimeout: DOWNLOAD_MS }
        const { body, headers, statusCode: status } = await pool.request({ ...sent(request, DOWNLOAD_MS), ...times })
        breaker.succeeded()
        body.once('close', done)
        if (status < 300) return { status, headers, bytes: Buffer.alloc(0), stream: body }
        return { status, headers, bytes: Buffer.from(await body.arrayBuffer()) }
      } catch (error) {
        done()
        if (!request.signal?.aborted) breaker.failed()
        throw new AppError('unavailable', { cause: error })
      }
    },
    close: () => pool.close(),
  }
}

/** The HTTP request, with the actor and the deadline in headers. */
function requestTo(
  request: UpstreamRequest,
  { leftMs, signActor }: Pick<UpstreamsOptions, 'signActor'> & { leftMs: number },
) {
  const { actor, body, headers, operation, signal } = request
  const context = currentCall()
  return {
    method: operation.method,
    path: request.path ?? operationUrl(operation, request),
    body,
    signal,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(context && { 'x-request-id': context.requestId }),
      ...headers,
      ...(actor && { [ACTOR_HEADER]: signActor(actor) }),
      [DEADLINE_HEADER]: String(leftMs),
    },
  }
}
