import { setTimeout as wait } from 'node:timers/promises'
import { AppError, type Database, lock, raw, run, shareLock, sql } from '@sild/service-kit'
import { countListings } from '../postgres/count-listings.ts'
import { indexLock } from '../postgres/generations.ts'
import { buildNextIndex } from './next-indexes.ts'
import { createNextTables, dropNextTables, useNextTables } from './next-tables.ts'
import { insertListings, readTextVectors } from '../postgres/replace-listing.ts'
import type { NextIndex } from '../search-engine.ts'

/** Timeout of the switch, which waits for running searches while new searches wait for it. */
const PATIENCE_MS = 200
const TRIES = 50
const PAUSE_MS = 300

export const createPostgresNext = (database: Database): NextIndex => ({
  async begin(trx) {
    await lock(trx, indexLock)
    await dropNextTables(trx)
    await createNextTables(trx)
  },
  readWords: (snapshots) => readTextVectors(database, snapshots),
  async fill(trx, listed) {
    await shareLock(trx, indexLock)
    await countListings(trx, { added: await insertListings(trx, listed, 'next') }, 'next')
  },
  buildIndex: () => buildNextIndex(database),
  async use(isWanted) {
    const { transaction } = database
    while (await buildNextIndex(database));
    // Collects statistics before the first search.
    await transaction(async (trx) => {
      await run(trx, sql`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`)
      await run(trx, sql`analyze next_listings, next_listing_counts, next_city_counts, next_listed_cities`)
    })
    for (let tries = 1; ; tries += 1) {
      try {
        return await transaction(async (trx) => {
          await run(trx, sql`set local lock_timeout = ${raw(`'${PATIENCE_MS}ms'`)}`)
          if (!(await isWanted(trx))) return
          await lock(trx, indexLock)
          await useNextTables(trx)
        })
      } catch (error) {
        const isInTheWay = error instanceof AppError && error.code === 'unavailable'
        if (!isInTheWay || tries === TRIES) throw error
        await wait(PAUSE_MS)
      }
    }
  },
})
