import { randomUUID } from 'node:crypto'
import type { InputOf, ReplyOf } from '@sild/api-client'
import type { Endpoint } from '@sild/contract/operation'
import { retryUntilAnswered, type Visitor } from './visitor.ts'

export interface Ledger {
  /** Writes as a browser does: it retries with one idempotency key until the outcome is known. */
  write<Called extends Endpoint>(who: Visitor, operation: Called, input: InputOf<Called>): Promise<ReplyOf<Called>>
  /** Acknowledged writes, and attempts with an unknown outcome. */
  readonly figures: { acknowledged: number; unknown: number }
}

export function createLedger(): Ledger {
  const figures = { acknowledged: 0, unknown: 0 }
  return {
    figures,
    async write(who, operation, input) {
      const idempotencyKey = randomUUID()
      const reply = await retryUntilAnswered(
        () => who.api.call(operation, { ...input, idempotencyKey }),
        () => (figures.unknown += 1),
      )
      figures.acknowledged += 1
      return reply
    },
  }
}
