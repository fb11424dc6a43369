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
  /** Path and query as they came, where a request is passed on; instead of `params` and `query`. */
  path?: string
  /** JSON, sent as it is. */
  body?: Uint8Array | string
  actor: Actor | null
  headers?: Record<string, string>
  /** Ends the request early, beside the deadline. */
  signal?: AbortSignal
  /** Default: the caller's remaining time, 2 s for reads and 5 s for writes at most. */
  timeoutMs?: number
}
export type UpstreamResponse = ExchangeResponse
export interface Upstreams {
  /** One request to the service of the operation, with its pool, breaker, cap and deadline. Any HTTP status is an answer. @throws unavailable */
  request(request: UpstreamRequest): Promise<UpstreamResponse>
  close(): Promise<void>
}

export interface UpstreamsOptions {
  urls: Readonly<Record<ServiceName, string>>
  signActor: (actor: Actor) => string
  /** Multiplies how long calls may take that say nothing themselves. */
  timeoutScale?: number
}

const CONNECTIONS = 32
/** Shorter than services keep theirs when they stop: a request never meets the end of its connection. */
const IDLE_MS = 4000
const MAX_IN_FLIGHT = 200
const READ_MS = 2000
const WRITE_MS = 5000

/** Connections to all services, opened on first use. */
export function createUpstreams({ urls, signActor, timeoutScale = 1 }: UpstreamsOptions): Upstreams {
  const upstreams = new Map<string, Upstream>()
  const upstreamOf = (service: string): Upstream => {
    const known = upstreams.get(service)
    if (known) return known
    const created = createUpstream(service, urls[service as ServiceName], { signActor, timeoutScale })
    upstreams.set(service, created)
    return created
  }
  return {
    request: (request) => upstreamOf(request.operation.service).request(request),
    async close() {
      await Promise.all([...upstreams.values()].map((upstream) => upstream.close()))
    },
  }
}

type Upstream = Upstreams

function createUpstream(
  service: string,
  url: string,
  { signActor, timeoutScale }: Required<Omit<UpstreamsOptions, 'urls'>>,
): Upstream {
  const pool = new Pool(url, {
    connections: CONNECTIONS,
    pipelining: 1,
    connect: { timeout: 1000 },
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
  })
  const breaker = createBreaker(service)
  const budget = createRetryBudget()
  let inFlight = 0

  const attempt = async (request: UpstreamRequest, endsAt: number): Promise<UpstreamResponse> => {
    const leftMs = Math.floor(endsAt - performance.now())
    if (leftMs <= 0 || inFlight >= MAX_IN_FLIGHT || !breaker.isOpenTo())
      throw new AppError('unavailable', { cause: new Error(`${service} is not called now`) })
    const { actor, body, headers, operation, signal } = request
    const context = currentCall()
    inFlight += 1
    try {
      const response = await exchange(pool, {
        method: operation.method,
        path: request.path ?? operationUrl(operation, request),
        body,
        signal,
        timeoutMs: leftMs,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(context && { 'x-request-id': context.requestId }),
          ...headers,
          ...(actor && { [ACTOR_HEADER]: signActor(actor) }),
          [DEADLINE_HEADER]: String(leftMs),
        },
      })
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
    close: () => pool.close(),
  }
}
