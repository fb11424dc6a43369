import { expression, toStaff } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { PaymentDifference } from '../models/payment-difference.ts'

/** All that nobody has been told yet, in one mail. */
export const tellDifferences = handle('tell-differences', async ({ deps, jobId }) => {
  const { database, mailboxes, mailer, publicUrl } = deps
  const found = await PaymentDifference.query(database.knex).whereNull('toldAt').orderBy('foundAt')
  if (found.length === 0) return
  const { writeDifferences } = await import('../mails/staff-letters.ts')
  const letter = await writeDifferences(found, publicUrl)
  await mailer.send({ effectKey: `differences ${jobId}`, ...toStaff(mailboxes.support), ...letter })
  const guids = found.map(({ differenceGuid }) => differenceGuid)
  await PaymentDifference.query(database.knex)
    .findByIds(guids)
    .patch({ toldAt: expression`now()` })
})
