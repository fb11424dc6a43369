import { empty, sql } from '@sild/service-kit'
import { readCompanies } from './read-companies.ts'
import { type Batch, move, type Place, type RebuildDeps } from './rebuild-place.ts'
import { type CompanyRead, saveCompany } from './save-company.ts'

const BATCH = 50
/** All pages are invalidated once at the end. */
const silent: RebuildDeps['live'] = { publish: () => undefined }

/** The next companies, without those that their service has deleted. */
export async function readNextCompanies(
  deps: RebuildDeps,
  lastGuid: string | null,
  most = BATCH,
): Promise<Batch<CompanyRead>> {
  const known = await deps.database.query<{ guid: string }>(
    sql`select company_guid as guid from companies
        ${lastGuid === null ? empty : sql`where company_guid > ${lastGuid}`} order by company_guid limit ${most}`,
  )
  const guids = known.map(({ guid }) => guid)
  return { guids, things: await readCompanies(deps, guids) }
}

/** Updates the rows of companies, which are their index. The row of a deleted company stays unchanged. */
export async function rebuildCompanies(
  deps: RebuildDeps,
  place: Place,
  { guids, things }: Batch<CompanyRead>,
): Promise<void> {
  const readOf = new Map(things.map((read) => [read.company.guid, read]))
  let { lastGuid } = place
  for (const guid of guids) {
    const company = readOf.get(guid)
    await deps.database.transaction(async (trx) => {
      const isMoved = await move(trx, { ...place, lastGuid }, { lastGuid: guid }, 1)
      if (isMoved && company) await saveCompany(trx, { ...deps, live: silent }, company)
    })
    lastGuid = guid
  }
}
