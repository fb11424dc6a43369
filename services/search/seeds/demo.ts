import { market } from '@sild/demo/market'
import { timeAt } from '@sild/demo/time'
import type { Transaction } from '@sild/service-kit'
import { hideInactiveBatch } from '../src/actions/hide-inactive-companies.ts'
import { indexPublication } from '../src/actions/index-publication.ts'
import { saveCompany } from '../src/actions/save-company.ts'
import type { SearchDeps } from '../src/deps.ts'
import { demoSnapshots } from './snapshots.ts'

/** Makes the demo market findable the way its services would. Once: what has been indexed since stays. */
export async function seed(deps: SearchDeps): Promise<void> {
  const demo = market()
  const { companies, publications } = demoSnapshots(deps, demo)
  await deps.database.transaction(async (trx) => {
    const known = await knownGuids(trx)
    for (const company of companies.filter(({ en }) => !known.has(en.guid))) await saveCompany(trx, deps, company)
    for (const publication of publications.filter(({ guid }) => !known.has(guid)))
      await indexPublication(trx, deps, publication)
    const newCompanies = demo.companies.filter((company) => !known.has(company.companyGuid))
    for (const { companyGuid, lastActiveAgeMinutes } of newCompanies) {
      const favoritesCount = demo.favourites.filter(({ cardGuid }) => cardGuid === companyGuid).length
      const lastActiveAt = timeAt(deps.clock.now(), lastActiveAgeMinutes)
      await trx('companies').where({ companyGuid }).update({ lastActiveAt, favoritesCount })
    }
    const favourites = Map.groupBy(demo.favourites, ({ cardGuid }) => cardGuid)
    for (const [publicationGuid, { length: favoritesCount }] of favourites) {
      for (const table of ['cards', 'listings'])
        await trx(table).where({ publicationGuid, favoritesCount: 0 }).update({ favoritesCount })
    }
  })
  await hideInactiveBatch(deps)
}

async function knownGuids(trx: Transaction): Promise<Set<string>> {
  const { rows } = await trx.raw(
    'select company_guid as guid from companies union all select publication_guid from cards union all select publication_guid from removed_publications',
  )
  return new Set(rows.map(({ guid }: { guid: string }) => guid))
}
