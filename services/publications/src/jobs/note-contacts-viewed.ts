import { handle } from '../deps.ts'
import { nextVersion } from '../models/next-version.ts'
import { Response } from '../models/response.ts'

/** Marks the responses between two companies after one of them has revealed the contacts of the other. */
export const noteContactsViewedJob = handle('note-contacts-viewed', async ({ deps, payload }) => {
  const { companyGuid, viewerCompanyGuid } = payload
  const parties = [companyGuid, viewerCompanyGuid]
  await deps.database.transaction(async (trx) => {
    const changed = await Response.query(trx)
      .whereIn('companyGuid', parties)
      .whereIn('ownerCompanyGuid', parties)
      .where('contactsViewed', false)
      .patch({ contactsViewed: true, version: nextVersion })
    if (changed === 0) return
    for (const party of parties) deps.live.publish(trx, { to: { companyGuid: party }, type: 'activity', payload: {} })
  })
})
