import { AppError, lock, type Transaction } from '@sild/service-kit'
import type { PartialModelObject } from 'objection'
import { findLocation } from '../actions/find-location.ts'
import { isNameTaken, nameTaken } from '../actions/name-taken.ts'
import { showCompanyFiles } from '../actions/show-files.ts'
import { serve } from '../deps.ts'
import { Company } from '../models/company.ts'
import { companiesOf, Membership } from '../models/membership.ts'
import { ownCompanyReply } from '../replies/own-company-reply.ts'
import { companyColumns } from '../rules/company-columns.ts'
import { filesInCompany } from '../rules/files-in-company.ts'
import { slugCandidates } from '../rules/slug.ts'

const MAX_COMPANIES = 10

/** Adds a company that the user owns. */
export const createCompanyRoute = serve('createCompany', async ({ actor, body, deps, locale, transaction }) => {
  const { files, outbox } = deps
  const { userGuid } = actor
  await files.reserve(actor, filesInCompany(body))
  const location = await findLocation(deps.calls, body.countryCode, body.cityId ?? null)
  return transaction(async (trx) => {
    // Companies of one user are added one after the other, so that the tenth is the last.
    await lock(trx, userGuid)
    if ((await companiesOf(trx, userGuid).resultSize()) >= MAX_COMPANIES) throw new AppError('company-limit-reached')
    const columns = { ...companyColumns(body, files), ...location, industryLocale: body.industry ? locale : null }
    const companyGuid = await insertUnderFreeSlug(trx, columns, body.name)
    await Membership.query(trx).insert({ companyGuid, userGuid, role: 'owner' })
    if (body.logoUrl) await showCompanyFiles(trx, { outbox }, { userGuid }, companyGuid)
    await outbox.publish(trx, 'company-changed', { companyGuid })
    await outbox.add(trx, 'verify-company', { companyGuid })
    return ownCompanyReply(trx, actor, companyGuid)
  })
})

/** Returns the guid of the company. */
async function insertUnderFreeSlug(
  trx: Transaction,
  columns: PartialModelObject<Company>,
  name: string,
): Promise<string> {
  try {
    for (const slug of slugCandidates(name)) {
      const { companyGuid } = await Company.query(trx)
        .insert({ ...columns, slug })
        .onConflict('slug')
        .ignore()
        .returning('companyGuid')
      // Postgres returns no row of a taken slug.
      if (companyGuid) return companyGuid
    }
  } catch (error) {
    throw isNameTaken(error) ? nameTaken(error) : error
  }
  throw new Error('There is always another slug')
}
