import { expression } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { Notification } from '../models/notification.ts'

/** Whoever reviewed, wrote or published is named in what others were told of it. */
export const forgetCompany = handle('forget-company', async ({ payload, deps }) => {
  await Notification.query(deps.database.knex)
    .where(expression`target ->> 'authorCompanyGuid' = ${payload.companyGuid}`)
    .delete()
})
