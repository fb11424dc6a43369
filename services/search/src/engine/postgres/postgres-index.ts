import { type Database, raw, run, sql } from '@sild/service-kit'
import { forgetWordsBatch } from './forget-words.ts'
import { generationsOf, prefixOf } from './generations.ts'
import { learnWords } from './learn-words.ts'
import { refreshCompany } from './refresh-company.ts'
import { removeListings, replaceListing } from './replace-listing.ts'
import type { SearchIndex } from '../search-engine.ts'

export const createPostgresIndex = (database: Database): SearchIndex => ({
  put: (trx, listed) => replaceListing(trx, listed.snapshot.guid, listed),
  remove: (trx, publicationGuid) => replaceListing(trx, publicationGuid, null),
  removeOfCompanies: removeListings,
  putCompany: refreshCompany,
  async setFavorites(trx, publicationGuid, favoritesCount) {
    for (const generation of await generationsOf(trx))
      await run(
        trx,
        sql`update ${raw(`${prefixOf(generation)}listings`)} set favorites_count = ${favoritesCount} where publication_guid = ${publicationGuid}`,
      )
  },
  learnWords,
  async forgetWords() {
    let last: string | undefined = ''
    while (last !== undefined) last = await forgetWordsBatch(database, last)
  },
})
