import type { Connection, JsonText, SignedInActor } from '@sild/service-kit'
import { companyNotFound } from '../errors.ts'
import { findOwnCompanyReply } from './company-json.ts'

/** A company as its members see it. */
export async function ownCompanyReply(
  connection: Connection,
  { userGuid }: SignedInActor,
  companyGuid: string,
): Promise<JsonText> {
  const reply = await findOwnCompanyReply(connection, companyGuid, userGuid)
  if (!reply) throw companyNotFound()
  return reply
}
