import { portalTimeZone } from '@sild/contract/portal-time-zone'
import { toStaff } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { witnessedHead } from '../models/witness.ts'

const dayOf = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: portalTimeZone })

/** Mails the head of the chain once a day to a mailbox that database admins cannot change. */
export const mailAuditHeadJob = handle('mail-audit-head', async ({ deps }) => {
  const head = await witnessedHead(deps.database.knex)
  if (!head) return
  const day = dayOf.format(deps.clock.now())
  // Loading the renderer takes 250 ms, and only the worker renders.
  const { writeHeadLetter } = await import('../mails/head-letter.ts')
  const letter = await writeHeadLetter({ ...head, day }, deps.publicUrl)
  await deps.mailer.send({ ...toStaff(deps.mailbox), effectKey: `audit head ${day}`, ...letter })
})
