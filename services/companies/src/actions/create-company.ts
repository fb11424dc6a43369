import type { Locale, ParsedInput } from '@sild/contract'
import { AppError, lock, type SignedInActor, type Transaction } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import { companiesOf, Membership } from '../models/membership.ts'
import { companyColumns } from '../rules/company-columns.ts'
import { isNameTaken, nameTaken } from './name-taken.ts'
import { showCompanyFiles } from './show-files.ts'
import { slugCandidates } from '../rules/slug.ts'
import type { Location } from './find-location.ts'

type Body = ParsedInput<'createCompany'>['body']
const MAX_COMPANIES = 10

/** Adds a company that the user owns and returns its guid. @throws company-name-taken, company-limit-reached */
export async function createCompany(
  trx: Transaction,
  { files, outbox }: Pick<CompaniesDeps, 'files' | 'outbox'>,
  { userGuid }: SignedInActor,
  body: Body,
  { locale, ...location }: Location & { locale: Locale },
): Promise<string> {
  // Companies of one user are added one after the other, so that the tenth is the last.
  await lock(trx, userGuid)
  if ((await companiesOf(trx, userGuid).resultSize()) >= MAX_COMPANIES) throw new AppError('company-limit-reached')
  const columns = { ...companyColumns(body, files), ...location, industryLocale: body.industry ? locale : null }
  const companyGuid = await insertUnderFreeSlug(trx, columns, body.name)
  await Membership.query(trx).insert({ companyGuid, userGuid, role: 'owner' })
  if (body.logoUrl) await showCompanyFiles(trx, { outbox }, { userGuid }, companyGuid)
  await outbox.publish(trx, 'company-changed', { companyGuid })
  await outbox.add(trx, 'verify-company', { companyGuid })
  return companyGuid
}

async function insertUnderFreeSlug(trx: Transaction, columns: object, name: string): Promise<string> {
  try {
    for (const slug of slugCandidates(name)) {
      const inserted = await trx('companies')
        .insert({ ...columns, slug })
        .onConflict('slug')
        .ignore()
        .returning('companyGuid')
      if (inserted.length > 0) return inserted[0].companyGuid
    }
  } catch (error) {
    throw isNameTaken(error) ? nameTaken(error) : error
  }
  throw new Error('There is always another slug')
}
