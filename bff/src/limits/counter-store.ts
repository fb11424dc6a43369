import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Counters } from './counters.ts'

/** The counters as @fastify/rate-limit asks them: one table or Redis for all rules, because the keys say which. */
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
