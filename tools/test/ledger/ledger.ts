import { randomUUID } from 'node:crypto'
import type { InputOf, ReplyOf } from '@sild/api-client'
import type { Endpoint } from '@sild/contract/operation'
import { insist, type Visitor } from './visitor.ts'

export interface Ledger {
  /** Writes as a browser does: with one key, the same at each attempt, until somebody says what became of it. */
  write<Called extends Endpoint>(who: Visitor, operation: Called, input: InputOf<Called>): Promise<ReplyOf<Called>>
  /** Writes that were acknowledged, and attempts of which nobody could say what became of them. */
  readonly figures: { acknowledged: number; unknown: number }
}

export function createLedger(): Ledger {
  const figures = { acknowledged: 0, unknown: 0 }
  return {
    figures,
    async write(who, operation, input) {
      const idempotencyKey = randomUUID()
      const reply = await insist(
        () => who.api.call(operation, { ...input, idempotencyKey }),
        () => (figures.unknown += 1),
      )
      figures.acknowledged += 1
      return reply
    },
  }
}
