import { handle } from '../deps.ts'
import { Notification } from '../models/notification.ts'

/** The owner's notification names the respondent. */
export const forgetResponseJob = handle('forget-response', async ({ payload, deps }) => {
  await Notification.query(deps.database.knex)
    .where({ effectKey: `response ${payload.responseGuid}` })
    .delete()
})
