import { type Database, run, sql } from '@sild/service-kit'
import { countableColumns, type Countable, countListings } from './count-listings.ts'
import { forgetWordsBatch } from './forget-words.ts'
import { learnWords } from './learn-words.ts'
import { refreshCompany } from './refresh-company.ts'
import { replaceListing } from './replace-listing.ts'
import type { SearchIndex } from './search-engine.ts'

export const createPostgresIndex = (database: Database): SearchIndex => ({
  put: (trx, listed) => replaceListing(trx, listed.snapshot.guid, listed),
  remove: (trx, publicationGuid) => replaceListing(trx, publicationGuid, null),
  async removeOfCompanies(trx, companyGuids) {
    const removed = await run<Countable>(
      trx,
      sql`delete from listings where company_guid = any(${companyGuids}::uuid[]) returning ${countableColumns}`,
    )
    await countListings(trx, { removed })
  },
  putCompany: refreshCompany,
  async setFavorites(trx, publicationGuid, favoritesCount) {
    await trx('listings').where({ publicationGuid }).update({ favoritesCount })
  },
  learnWords,
  async forgetWords() {
    let last: string | undefined = ''
    while (last !== undefined) last = await forgetWordsBatch(database, last)
  },
})
