import { toStaff } from '@sild/service-kit'
import { findTaxChange } from '../actions/find-tax-change.ts'
import { handle } from '../deps.ts'

/** Reports to the support mailbox, which finance reads, that a company would like to change what decides its tax. */
export const reportTaxChangeJob = handle('report-tax-change', async ({ deps, payload: { at, changeGuid } }) => {
  const { mailboxes, mailer, publicUrl } = deps
  const found = await findTaxChange(deps, changeGuid)
  if (found?.change.state !== 'waiting') return
  const { taxChangeLetter } = await import('../mails/staff-letters.ts')
  const letter = await taxChangeLetter(found, publicUrl)
  await mailer.send({ effectKey: `tax change ${changeGuid} ${at}`, ...toStaff(mailboxes.support), ...letter })
})
