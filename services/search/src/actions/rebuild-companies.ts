import { AppError, empty, sql } from '@sild/service-kit'
import { readCompany } from './read-company.ts'
import { type Batch, move, type Place, type RebuildDeps } from './rebuild-place.ts'
import { type CompanyRead, saveCompany } from './save-company.ts'

/** How many companies are read at once, in every language. */
const BATCH = 5
/** The end outdates all pages at once. */
const silent: RebuildDeps['live'] = { publish: () => undefined }

/** The next companies; null for one that its service does not know any more. */
export async function readCompanies(
  deps: RebuildDeps,
  lastGuid: string | null,
  most = BATCH,
): Promise<Batch<CompanyRead | null>> {
  const known = await deps.database.read<{ guid: string }>(
    sql`select company_guid as guid from companies
        ${lastGuid === null ? empty : sql`where company_guid > ${lastGuid}`} order by company_guid limit ${most}`,
  )
  const guids = known.map(({ guid }) => guid)
  return { guids, things: await Promise.all(guids.map((guid) => readIfThere(deps, guid))) }
}

/** Writes companies into their rows, which are what companies are found by. Of one that is gone the row stays as it is. */
export async function rebuildCompanies(
  deps: RebuildDeps,
  place: Place,
  { guids, things }: Batch<CompanyRead | null>,
): Promise<void> {
  let { lastGuid } = place
  for (const [index, guid] of guids.entries()) {
    const company = things[index]
    await deps.database.transaction(async (trx) => {
      const isMoved = await move(trx, { ...place, lastGuid }, { lastGuid: guid }, 1)
      if (isMoved && company) await saveCompany(trx, { ...deps, live: silent }, company)
    })
    lastGuid = guid
  }
}

const readIfThere = (deps: RebuildDeps, guid: string) =>
  readCompany(deps, guid).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'company-not-found') return null
    throw error
  })
