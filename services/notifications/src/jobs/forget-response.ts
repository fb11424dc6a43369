import { handle } from '../deps.ts'
import { Notification } from '../models/notification.ts'

/** Whoever responded is named in what the owner was told. */
export const forgetResponseJob = handle('forget-response', async ({ payload, deps }) => {
  await Notification.query(deps.database.knex)
    .where({ effectKey: `response ${payload.responseGuid}` })
    .delete()
})
