import { AppError, empty, sql } from '@sild/service-kit'
import { readCompany } from './read-company.ts'
import { move, type Place, type RebuildDeps } from './rebuild-place.ts'
import { saveCompany } from './save-company.ts'

/** How many companies are read at once, in every language. */
const BATCH = 5
/** The end outdates all pages at once. */
const silent: RebuildDeps['live'] = { publish: () => undefined }

/** Reads the next companies into their rows, which are what companies are found by. Returns whether there were any. */
export async function rebuildCompanies(deps: RebuildDeps, place: Place, most = BATCH): Promise<boolean> {
  const { database } = deps
  const known = await database.read<{ guid: string }>(
    sql`select company_guid as guid from companies
        ${place.lastGuid === null ? empty : sql`where company_guid > ${place.lastGuid}`} order by company_guid limit ${most}`,
  )
  const companies = await Promise.all(known.map(({ guid }) => readIfThere(deps, guid)))
  let { lastGuid } = place
  for (const [index, { guid }] of known.entries()) {
    const company = companies[index]
    await database.transaction(async (trx) => {
      const isMoved = await move(trx, { ...place, lastGuid }, { lastGuid: guid }, 1)
      if (isMoved && company) await saveCompany(trx, { ...deps, live: silent }, company)
    })
    lastGuid = guid
  }
  return known.length > 0
}

/** Nothing of a company that its service does not know any more: its row stays as it is. */
const readIfThere = (deps: RebuildDeps, guid: string) =>
  readCompany(deps, guid).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'company-not-found') return null
    throw error
  })
