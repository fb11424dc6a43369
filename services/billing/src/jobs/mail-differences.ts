import { toStaff } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { PaymentDifference } from '../models/payment-difference.ts'

export const mailDifferencesJob = handle('mail-differences', async ({ deps, jobId, payload: { differenceGuids } }) => {
  const { database, mailboxes, mailer, publicUrl } = deps
  const found = await PaymentDifference.query(database.knex).findByIds(differenceGuids).orderBy('foundAt')
  const { differencesLetter } = await import('../mails/staff-letters.ts')
  const letter = await differencesLetter(found, publicUrl)
  await mailer.send({ effectKey: `differences ${jobId}`, ...toStaff(mailboxes.support), ...letter })
})
