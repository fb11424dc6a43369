import { paths } from '@sild/paths'
import { handle } from '../deps.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { User } from '../models/user.ts'
import { mailLink } from './mail-link.ts'

/** Once an hour and user at most, because anyone can request it again. */
export const sendOnboardingMailJob = handle('send-onboarding-mail', async ({ payload, deps }) => {
  const { knex } = deps.database
  const user = await User.query(knex).findById(payload.userGuid)
  if (!user || user.passwordHash || user.deletedAt) return
  const hour = deps.clock.now().toISOString().slice(0, 'yyyy-mm-ddThh'.length)
  const token = await MailedToken.issue(knex, user.userGuid, 'onboarding')
  await mailLink(deps, user, {
    message: 'onboarding',
    path: paths.onboardingVerification(token),
    effectKey: `onboarding ${user.userGuid} ${hour}`,
  })
})
