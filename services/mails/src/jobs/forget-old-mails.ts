import { handle } from '../deps.ts'
import { Mail } from '../models/mail.ts'
import { RETENTION_MS } from '../rules/times.ts'

export const forgetOldMailsJob = handle('forget-old-mails', async ({ deps: { clock, database } }) => {
  const keptSince = new Date(clock.now().getTime() - RETENTION_MS)
  await Mail.query(database.knex).whereNotNull('settledAt').where('createdAt', '<', keptSince).delete()
})
