import type { Actor } from '@sild/contract/actor'
import { isGuid } from '@sild/contract/guid'
import { AppError, type Connection } from '@sild/service-kit'
import { Company } from '../models/company.ts'

/** The guid of a public company. Only staff see a paused one. @throws company-not-found */
export async function findPublicCompany(
  connection: Connection,
  slugOrGuid: string,
  actor?: Pick<Actor, 'kind'>,
): Promise<string> {
  const company = await Company.query(connection)
    .findOne(isGuid(slugOrGuid) ? { companyGuid: slugOrGuid } : { slug: slugOrGuid })
    .select('companyGuid', 'erasedAt', 'pausedAt')
  if (!company) throw new AppError('company-not-found')
  if (company.erasedAt || (company.pausedAt && actor?.kind !== 'staff')) throw new AppError('company-not-found')
  return company.companyGuid
}
