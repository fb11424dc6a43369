import { AppError, type Connection, type JsonText, type SignedInActor } from '@sild/service-kit'
import { findOwnCompanyReply } from './company-json.ts'

/** A company as its members see it. */
export async function ownCompanyReply(
  connection: Connection,
  { userGuid }: SignedInActor,
  companyGuid: string,
): Promise<JsonText> {
  const reply = await findOwnCompanyReply(connection, companyGuid, userGuid)
  if (!reply) throw new AppError('company-not-found')
  return reply
}
