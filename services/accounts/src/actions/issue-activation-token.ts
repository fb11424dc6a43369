import { type Connection, expression, issueToken } from '@sild/service-kit'
import { ActivationToken } from '../models/activation-token.ts'

/** A token for one mail. Links of earlier mails stay good until their own day is over. */
export async function issueActivationToken(connection: Connection, userGuid: string): Promise<string> {
  const { token, hash } = issueToken()
  await ActivationToken.query(connection).insert({
    tokenHash: hash,
    userGuid,
    expiresAt: expression`now() + interval '24 hours'`,
  })
  return token
}
