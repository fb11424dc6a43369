import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Database, Transaction } from './database.ts'
import { createOutbox } from './outbox.ts'

/** An outbox whose transactions only commit. */
function openOutbox() {
  const listeners: ((trx: Transaction) => void)[] = []
  const wokenAt: number[] = []
  const database: Partial<Database> = {
    atCommit: () => undefined,
    onCommit: (listener) => void listeners.push(listener),
    read: async () => {
      wokenAt.push(performance.now())
      return []
    },
  }
  const outbox = createOutbox('companies', database as Database)
  const commit = async () => {
    const trx = {} as Transaction
    await outbox.add(trx, 'index-company', { companyGuid: randomUUID() })
    for (const listener of listeners) listener(trx)
  }
  return { commit, outbox, wokenAt }
}

const between = (times: readonly number[]) => times.slice(1).map((at, place) => at - times[place]!)

it('wakes the relay for each of few jobs, 10 ms apart', async () => {
  const { commit, outbox, wokenAt } = openOutbox()
  for (let job = 0; job < 5; job += 1) {
    await commit()
    await outbox.close()
  }
  expect(wokenAt).toHaveLength(5)
  // A timer of Node may be early by a millisecond or two.
  expect(Math.min(...between(wokenAt))).toBeGreaterThan(5)
})

it('wakes a relay that many jobs keep busy no more often than it rests, and for the last of them', async () => {
  const { commit, outbox, wokenAt } = openOutbox()
  const startedAt = performance.now()
  let committedAt = startedAt
  while (committedAt - startedAt < 300) {
    for (let job = 0; job < 10; job += 1) await commit()
    committedAt = performance.now()
    await nextTurn()
  }
  await outbox.close()
  expect(Math.min(...between(wokenAt))).toBeGreaterThan(45)
  expect(wokenAt.at(-1)).toBeGreaterThanOrEqual(committedAt)
})
