import type { Kit, Transaction } from '@sild/service-kit'
import type { SearchQuery } from '../postgres/condition-sql.ts'
import { isMatchedByTerms } from '../postgres/finding.ts'
import type { SearchIndex, SearchInput } from '../search-engine.ts'
import type { SearchResult } from '../postgres/search-sql.ts'
import { createEngineClient, type EngineClient } from './client.ts'
import { findHits } from './find.ts'
import { followChanges } from './follow.ts'

/** An OpenSearch that finds what Postgres then shows. */
export interface OpenSearchEngine {
  /** Undefined if Postgres must search: the engine does not reply, or the order of words matters. */
  findHits(search: SearchQuery<SearchInput>): Promise<SearchResult | undefined>
  /** Writes changes. Returns whether there is more to do now. While the engine is down, changes wait. */
  follow(): Promise<boolean>
  /** An index. Its changes are written to the engine soon after. */
  followed(index: SearchIndex): SearchIndex
}

/** Pause of calls after the engine did not answer. */
const REST_MS = 5000

export function createOpenSearchEngine(
  url: string,
  {
    clock,
    database,
    log,
    outbox,
  }: Pick<Kit, 'clock' | 'database' | 'outbox'> & { log: Pick<Kit['log'], 'error' | 'info'> },
  client: EngineClient = createEngineClient(url),
): OpenSearchEngine {
  /** Logs once when the engine fails and once when it is back, separately for searches and for writes. */
  const outageLog = (what: string) => {
    let isAway = false
    return {
      away(error: unknown): void {
        if (!isAway) log.error({ err: error }, `${what}: the search engine does not answer, Postgres does`)
        isAway = true
      },
      there(): void {
        if (isAway) log.info(`${what}: the search engine answers again`)
        isAway = false
      },
    }
  }
  const searching = outageLog('search')
  const following = outageLog('indexing')
  let restUntilMs = -Infinity
  const noted = new WeakSet<Transaction>()
  return {
    async findHits(search) {
      const now = clock.now()
      if (now.getTime() < restUntilMs || !isMatchedByTerms(search)) return
      try {
        const result = await findHits((requests) => client.search(requests), search, now)
        searching.there()
        return result
      } catch (error) {
        restUntilMs = clock.now().getTime() + REST_MS
        searching.away(error)
        return
      }
    },
    async follow() {
      try {
        const isMore = await followChanges({ client, clock, database, log })
        following.there()
        return isMore
      } catch (error) {
        following.away(error)
        return false
      }
    },
    followed(index) {
      const note = async (trx: Transaction): Promise<void> => {
        if (noted.has(trx)) return
        noted.add(trx)
        await outbox.add(trx, 'follow-search-engine', {})
      }
      return {
        ...index,
        async put(trx, listed) {
          await index.put(trx, listed)
          await note(trx)
        },
        async remove(trx, publicationGuid) {
          await index.remove(trx, publicationGuid)
          await note(trx)
        },
        async removeOfCompanies(trx, companyGuids) {
          await index.removeOfCompanies(trx, companyGuids)
          await note(trx)
        },
        async putCompany(trx, companyGuid) {
          await index.putCompany(trx, companyGuid)
          await note(trx)
        },
        async setFavorites(trx, publicationGuid, favoritesCount) {
          await index.setFavorites(trx, publicationGuid, favoritesCount)
          await note(trx)
        },
      }
    },
  }
}
