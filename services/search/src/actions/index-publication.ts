import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { lock, type Transaction } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'
import { announcePublication } from './announce-index.ts'
import { indexedTexts } from '../models/card.ts'
import { countTags } from './count-tags.ts'
import { matchSavedSearches } from './match-saved-searches.ts'
import { type KnownCard, saveCard } from './save-card.ts'
import { touchCompany } from './touch-company.ts'

/**
 * Indexes a publication. Of two snapshots the newer stays, in any order of arrival.
 * @param cities the names of its cities
 */
export async function indexPublication(
  trx: Transaction,
  deps: SearchDeps,
  received: PublicationSnapshot,
  cities: readonly string[],
): Promise<void> {
  const { guid: publicationGuid, companyGuid, version } = received
  await lock(trx, publicationGuid)
  const known: KnownCard | undefined = await trx('cards')
    .where({ publicationGuid })
    .first('version', 'revision', 'isMatched', 'cardType', 'tags')
  const removed: { version: number } | undefined = await trx('removedPublications')
    .where({ publicationGuid })
    .first('version')
  if (Math.max(known?.version ?? 0, removed?.version ?? 0) > version) return

  // Locks the company first, because hiding a company also locks it first.
  const author = received.isLive || known ? await lockCompany(trx, deps, received) : received.author
  if (!received.isLive) {
    if (known) {
      await removeCard(trx, deps, received, known)
      announcePublication(trx, deps.live, received)
    }
    await trx('removedPublications')
      .insert({ publicationGuid, version })
      .onConflict('publicationGuid')
      .merge({ version, removedAt: trx.fn.now() })
    return
  }
  // The publications service may not have the company's latest state yet, and reports no second change when it has.
  const snapshot = { ...received, author }
  await saveCard(trx, snapshot, known)
  await trx('removedPublications').where({ publicationGuid }).delete()
  // Publishing and editing count as activity; views and received responses do not.
  if (known?.revision !== snapshot.revision) await touchCompany(trx, deps, companyGuid)
  const card = await trx('cards').where({ publicationGuid }).first('favoritesCount', 'isMatched')
  const company = await trx('companies')
    .where({ companyGuid })
    .first('isHidden', 'isListed', 'size', 'type', 'cityTitle')
  const listed = { snapshot, company, cities, favoritesCount: card.favoritesCount }
  const isFindable = company.isListed && !company.isHidden
  if (isFindable) await deps.engine.put(trx, listed)
  else await deps.engine.remove(trx, publicationGuid)
  if (isFindable && !card.isMatched) await matchSavedSearches(trx, deps, snapshot)
  await deps.engine.putCompany(trx, companyGuid)
  announcePublication(trx, deps.live, snapshot)
  if (isFindable) await deps.engine.learnWords(trx, Object.values(indexedTexts(snapshot).words))
}

const authorColumns = ['name', 'isVerified', 'rating', 'reviewsCount'] as const

async function removeCard(
  trx: Transaction,
  { engine }: Pick<SearchDeps, 'engine'>,
  { guid: publicationGuid, companyGuid }: PublicationSnapshot,
  known: KnownCard,
): Promise<void> {
  await engine.remove(trx, publicationGuid)
  await trx('cards').where({ publicationGuid }).delete()
  await countTags(trx, { before: known })
  await engine.putCompany(trx, companyGuid)
}

/**
 * The first publication of a company contains some data of its author; the rest is fetched. Returns the author in the
 * form of the company's row.
 */
async function lockCompany(
  trx: Transaction,
  { files, outbox }: SearchDeps,
  { author, companyGuid }: PublicationSnapshot,
): Promise<PublicationSnapshot['author']> {
  const { guid: _guid, logoUrl, ...known } = author
  const met = await trx('companies')
    .insert({ companyGuid, ...known, logoKey: files.keyOf(logoUrl) })
    .onConflict('companyGuid')
    .ignore()
    .returning('companyGuid')
  if (met.length > 0) {
    await outbox.add(trx, 'index-company', { companyGuid })
    return author
  }
  const row = await trx('companies')
    .where({ companyGuid })
    .forUpdate()
    .first(...authorColumns)
  return { ...author, ...row }
}
