import { serve } from '../deps.ts'
import { findUser } from '../models/find-user.ts'

/** Terms and privacy policy are agreed to with the sign-up; the cookie policy is there to be read. */
export const listDocumentsRoute = serve('listDocuments', async ({ actor, deps }) => {
  const { joinedAt } = await findUser(deps.database.knex, actor.userGuid)
  const acceptedAt = joinedAt.toISOString()
  return {
    list: [
      { kind: 'terms-and-conditions' as const, acceptedAt },
      { kind: 'privacy-policy' as const, acceptedAt },
      { kind: 'cookie-policy' as const, acceptedAt: null },
    ],
  }
})
