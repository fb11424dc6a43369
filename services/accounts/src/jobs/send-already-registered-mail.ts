import { localizedPath, paths } from '@sild/paths'
import { handle } from '../deps.ts'
import { User } from '../models/user.ts'

/** Once an hour and user at most, so that nobody's mailbox is filled by strangers who type his address. */
export const sendAlreadyRegisteredMail = handle('send-already-registered-mail', async ({ payload, deps }) => {
  const { clock, database, mailer, publicUrl } = deps
  const user = await User.query(database.knex).findById(payload.userGuid)
  if (!user) return
  const { userGuid, email: to, locale } = user
  const hour = clock.now().toISOString().slice(0, 'yyyy-mm-ddThh'.length)
  const href = new URL(localizedPath(paths.signIn(), locale), publicUrl).href
  const { writeLetter } = await import('../mails/letter.ts')
  const letter = await writeLetter({ locale, message: 'alreadyRegistered', href })
  await mailer.send({ effectKey: `already registered ${userGuid} ${hour}`, to, locale, ...letter })
})
