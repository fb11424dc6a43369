import type { Connection, JsonText } from '@sild/service-kit'
import { companyNotFound } from '../errors.ts'
import { ownCompany } from './company-json.ts'

/** A company as its owner sees it. Whoever calls this has made sure that it is his. */
export async function ownCompanyReply(connection: Connection, companyGuid: string): Promise<JsonText> {
  const reply = await ownCompany(connection, {
    where: 'company.company_guid = :companyGuid',
    bindings: { companyGuid },
  })
  if (!reply) throw companyNotFound()
  return reply
}
