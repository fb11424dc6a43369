import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from './transaction.ts'

type Effect = () => Promise<void> | void
interface OpenTransaction {
  /** In the order of their requests. */
  readonly effects: Set<Effect>
  isOpen: boolean
}

const opened = new WeakMap<Transaction, OpenTransaction>()
const current = new AsyncLocalStorage<OpenTransaction>()

/** Runs `work` in the transaction, and returns its result and the callbacks for after the commit. */
export async function inTransaction<Result>(
  trx: Transaction,
  work: (trx: Transaction) => Promise<Result>,
): Promise<{ result: Result; effects: Iterable<Effect> }> {
  const own: OpenTransaction = { effects: new Set(), isOpen: true }
  opened.set(trx, own)
  try {
    return { result: await current.run(own, () => work(trx)), effects: own.effects }
  } finally {
    own.isOpen = false
  }
}

/** Has `effect` run when the transaction is committed, once however often it is given, and never when it is rolled back. It must not fail. */
export function afterCommit(trx: Transaction, effect: Effect): void {
  const own = opened.get(trx)
  if (!own?.isOpen) throw new Error('No transaction that the database of the kit has begun is under way')
  own.effects.add(effect)
}

/** Whether the caller is inside a transaction. */
export const isInTransaction = (): boolean => current.getStore()?.isOpen ?? false
