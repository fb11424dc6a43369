import { saveSearchBody } from '@sild/contract/search/saved-schemas'
import { market } from '@sild/demo/market'
import type { Market } from '@sild/demo/types'
import { timeAt } from '@sild/demo/time'
import { expression, run, sql, type Transaction } from '@sild/service-kit'
import { nameKey } from '@sild/service-kit/name-keys'
import { hideInactiveBatch } from '../src/actions/hide-inactive-companies.ts'
import { indexPublication } from '../src/actions/index-publication.ts'
import { saveCompany } from '../src/actions/save-company.ts'
import { saveSearch } from '../src/actions/save-search.ts'
import type { SearchDeps } from '../src/deps.ts'
import { demoSnapshots } from './snapshots.ts'

/** Makes the demo market findable the way its services would. Once: what has been indexed since stays. */
export async function seed(deps: SearchDeps): Promise<void> {
  const demo = market()
  const { cityTitles, companies, publications } = demoSnapshots(deps, demo)
  await deps.database.transaction(async (trx) => {
    const known = await knownGuids(trx)
    const newCompanies = demo.companies.filter((company) => !known.has(company.companyGuid))
    await keepFavorites(trx, deps, demo, new Set(newCompanies.map(({ companyGuid }) => companyGuid)))
    for (const company of companies.filter(({ guid }) => !known.has(guid)))
      await saveCompany(trx, deps, { company, look: 0 })
    for (const savedSearch of demo.savedSearches.filter(({ companyGuid }) => !known.has(companyGuid)))
      await keepSearch(trx, deps, savedSearch)
    for (const publication of publications.filter(({ guid }) => !known.has(guid)))
      await indexPublication(
        trx,
        deps,
        publication,
        publication.locations.flatMap(({ cityId }) => cityTitles.get(cityId ?? 0) ?? []),
      )
    for (const { companyGuid, lastActiveAgeMinutes } of newCompanies) {
      const favoritesCount = expression`(select count(*) from favorites where card_guid = ${companyGuid})`
      const lastActiveAt = timeAt(deps.clock.now(), lastActiveAgeMinutes)
      await trx('companies').where({ companyGuid }).update({ lastActiveAt, favoritesCount })
    }
    // As if each had been found when it was published.
    await run(
      trx,
      sql`update saved_search_matches m set matched_at = c.published_at from cards c where c.publication_guid = m.publication_guid`,
    )
  })
  await hideInactiveBatch(deps)
}

/** Before the cards, which count who keeps them. */
async function keepFavorites(
  trx: Transaction,
  { clock }: SearchDeps,
  { favoriteLists, favorites }: Market,
  companies: ReadonlySet<string>,
): Promise<void> {
  const at = (ageMinutes: number): Date => timeAt(clock.now(), ageMinutes)
  const lists = favoriteLists
    .filter(({ companyGuid }) => companies.has(companyGuid))
    .map(({ listGuid, userGuid, title, createdAgeMinutes }) => ({
      listGuid,
      userGuid,
      title,
      titleKey: nameKey(title),
      createdAt: at(createdAgeMinutes),
    }))
  const favoriteRows = favorites
    .filter(({ companyGuid }) => companies.has(companyGuid))
    .map(({ userGuid, cardGuid, cardType, listGuid, createdAgeMinutes }) => ({
      userGuid,
      cardGuid,
      cardType,
      listGuid,
      addedAt: at(createdAgeMinutes),
    }))
  for (const [table, rows] of Object.entries({ favoriteLists: lists, favorites: favoriteRows }))
    if (rows.length > 0) await trx(table).insert(rows).onConflict().ignore()
}

/** Before the publications, so that what it finds stands with it. */
async function keepSearch(
  trx: Transaction,
  { readWords }: SearchDeps,
  { companyGuid, userGuid, ...savedSearch }: Market['savedSearches'][number],
): Promise<void> {
  const words = await readWords(savedSearch.query)
  await saveSearch(trx, { companyGuid, userGuid }, saveSearchBody.parse(savedSearch), words)
}

async function knownGuids(trx: Transaction): Promise<Set<string>> {
  const rows = await run<{ guid: string }>(
    trx,
    sql`select company_guid as guid from companies union all select publication_guid from cards
        union all select publication_guid from removed_publications`,
  )
  return new Set(rows.map(({ guid }) => guid))
}
