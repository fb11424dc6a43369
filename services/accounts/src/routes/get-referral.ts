import { localizedPath, paths, withQuery } from '@sild/paths'
import { serve } from '../deps.ts'
import { findUser } from '../models/find-user.ts'
import { User } from '../models/user.ts'

export const getReferralRoute = serve('getReferral', async ({ actor, deps, locale }) => {
  const { knex } = deps.database
  const { referralCode } = await findUser(knex, actor.userGuid)
  const path = withQuery(localizedPath(paths.signUp(), locale), { referrer: referralCode })
  return {
    link: new URL(path, deps.publicUrl).href,
    registeredCount: await User.query(knex).where({ referrer: referralCode }).resultSize(),
  }
})
