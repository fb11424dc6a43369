import { paths } from '@sild/paths'
import { handle } from '../deps.ts'
import { Suspension } from '../models/suspension.ts'
import { User } from '../models/user.ts'
import { mailLink } from './mail-link.ts'

export const sendRestorationMailJob = handle('send-restoration-mail', async ({ payload: { suspensionGuid }, deps }) => {
  const { knex } = deps.database
  const suspension = await Suspension.query(knex).findById(suspensionGuid)
  const user = suspension && (await User.query(knex).findById(suspension.userGuid).whereNull('deletedAt'))
  if (!user) return
  await mailLink(deps, user, { message: 'restored', path: paths.signIn(), effectKey: `restored ${suspensionGuid}` })
})
