import { expression } from '@sild/service-kit'
import { forgetInDigests } from '../actions/forget-in-digests.ts'
import { handle } from '../deps.ts'
import { Notification } from '../models/notification.ts'

/** Whoever reviewed, wrote or published is named in what others were told of it, and in what they are about to be told. */
export const forgetCompany = handle('forget-company', async ({ payload: { companyGuid }, deps }) => {
  await Notification.query(deps.database.knex)
    .where(expression`target ->> 'authorCompanyGuid' = ${companyGuid}`)
    .delete()
  await forgetInDigests(deps.database, companyGuid)
})
