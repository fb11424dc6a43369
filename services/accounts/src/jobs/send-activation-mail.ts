import { localizedPath, paths } from '@sild/paths'
import { issueActivationToken } from '../actions/issue-activation-token.ts'
import { handle } from '../deps.ts'
import { User } from '../models/user.ts'

/** The token is made here and goes nowhere but into the mail: a queue may be read by others than the user. */
export const sendActivationMail = handle('send-activation-mail', async ({ payload, deps, jobId }) => {
  const { database, mailer, publicUrl } = deps
  const user = await User.query(database.knex).findById(payload.userGuid)
  if (!user || user.verifiedAt) return
  const { userGuid, email: to, locale } = user
  const token = await issueActivationToken(database.knex, userGuid)
  const href = new URL(localizedPath(paths.activation(token), locale), publicUrl).href
  // Rendering weighs a quarter of a second at load, and only the worker renders.
  const { writeLetter } = await import('../mails/letter.ts')
  const letter = await writeLetter({ locale, message: 'activation', href })
  await mailer.send({ effectKey: `activation ${jobId}`, to, locale, ...letter })
})
