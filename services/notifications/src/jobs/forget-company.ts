import { expression } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { Notification } from '../models/notification.ts'

/** Whoever reviewed is named in what the reviewed company was told. */
export const forgetCompany = handle('forget-company', async ({ payload, deps }) => {
  await Notification.query(deps.database.knex)
    .where(expression`target ->> 'authorCompanyGuid' = ${payload.companyGuid}`)
    .delete()
})
