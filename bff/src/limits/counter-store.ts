import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Counters } from './counters.ts'

/** The store interface of @fastify/rate-limit: one table or Redis for all rules, because the keys contain the rule. */
export function storeOn(counters: Counters): FastifyRateLimitStoreCtor {
  return class CounterStore implements FastifyRateLimitStore {
    incr(
      key: string,
      done: (error: Error | null, count?: { current: number; ttl: number }) => void,
      windowMs = 0,
    ): void {
      counters.hit(key, windowMs).then(({ hits, resetsInMs }) => done(null, { current: hits, ttl: resetsInMs }), done)
    }
    child(): this {
      return this
    }
  }
}
