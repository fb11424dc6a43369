import type { Connection, JsonText, SignedInActor } from '@sild/service-kit'
import { companyNotFound } from '../errors.ts'
import { ownCompany } from './company-json.ts'

/** A company as its members see it. */
export async function ownCompanyReply(
  connection: Connection,
  { userGuid }: SignedInActor,
  companyGuid: string,
): Promise<JsonText> {
  const reply = await ownCompany(connection, {
    where: 'membership.company_guid = :companyGuid and membership.user_guid = :userGuid',
    bindings: { companyGuid, userGuid },
  })
  if (!reply) throw companyNotFound()
  return reply
}
