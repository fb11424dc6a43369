import rateLimit from '@fastify/rate-limit'
import type { OperationName } from '@sild/contract/operations'
import type { Clock } from '@sild/service-kit/clock'
import { AppError } from '@sild/service-kit/errors'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Session } from '../session/sessions.ts'
import { addressKey } from '@sild/service-kit/address'
import { storeOn } from './counter-store.ts'
import type { Counters } from './counters.ts'
import { createLocalCounters } from './local-counters.ts'
import { beaconRule, documentRule, generalRules, type LimitedBy, operationRules } from './rules.ts'

export interface Caller {
  readonly address: string
  readonly session: Session | null
}
export interface Limits {
  /** Counts any request. @throws rate-limited */
  countRequest(caller: Caller): void
  /** Counts a report of how releases do. @throws rate-limited */
  countBeacon(address: string): void
  /** Whether one more document that an address reports of counts. */
  countsDocument(address: string): boolean
  /** Before `ofOperation`: the plugin that counts. */
  install(app: FastifyInstance): Promise<void>
  /** The hook that counts calls of an operation with rules of its own, for all processes together. */
  ofOperation(app: FastifyInstance, operation: OperationName): onRequestAsyncHookHandler | undefined
  /** After the reply: removes a malformed call from the limits that only count well-formed ones. */
  giveBackMalformed(operation: OperationName, request: FastifyRequest): Promise<void>
}

export function createLimits(counters: Counters, clock: Clock, scale: number): Limits {
  const local = createLocalCounters(clock)
  const countHere = (key: string, { max, windowMs }: { max: number; windowMs: number }): void => {
    const { hits, resetsInMs } = local.hit(key, windowMs)
    if (hits > max * scale) throw rateLimited(resetsInMs)
  }

  return {
    countRequest({ address, session }) {
      const who = guidOf(session)
      if (who) countHere(who, generalRules.caller)
      countHere(addressKey(address), generalRules.address)
    },
    countsDocument(address) {
      const { max, windowMs } = documentRule
      return local.hit(`documents ${addressKey(address)}`, windowMs).hits <= max * scale
    },
    countBeacon: (address) => countHere(`beacons ${addressKey(address)}`, beaconRule),
    async install(app) {
      await app.register(rateLimit, { global: false, store: storeOn(counters) })
    },
    ofOperation(app, operation) {
      const counts = operationRules[operation]?.map(({ by, max, windowMs }) =>
        app.createRateLimit({
          max: max * scale,
          timeWindow: windowMs,
          keyGenerator: (request) => keyOf(operation, by, request),
        }),
      )
      return (
        counts &&
        (async (request) => {
          for (const count of counts) {
            const counted = await count(request)
            if (!counted.isAllowed && counted.isExceeded) throw rateLimited(counted.ttl)
          }
        })
      )
    },
    async giveBackMalformed(operation, request) {
      for (const { by, isOfWellFormed } of operationRules[operation] ?? [])
        if (isOfWellFormed) await counters.giveBack(keyOf(operation, by, request))
    },
  }
}

const guidOf = (session: Session | null | undefined) => session?.userGuid ?? session?.anonymousGuid
const keyOf = (operation: OperationName, by: LimitedBy, request: FastifyRequest): string =>
  `${operation} ${by} ${by === 'caller' ? callerOf(request) : addressKey(request.ip)}`
const callerOf = ({ ip, session }: FastifyRequest): string => guidOf(session) ?? addressKey(ip)

function rateLimited(resetsInMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(resetsInMs / 1000))
  return new AppError('rate-limited', { values: { seconds }, retryAfterSeconds: seconds })
}
