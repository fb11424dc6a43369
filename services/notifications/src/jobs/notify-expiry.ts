import { notify } from '../actions/notify.ts'
import { handle } from '../deps.ts'
import { findPublication, publicationTarget } from '../actions/find-publication.ts'

export const notifyExpiryJob = handle('notify-expiry', async ({ payload, deps }) => {
  const publication = await findPublication(deps, payload.publicationGuid)
  if (!publication) return
  await notify(deps, {
    userGuid: publication.authorUserGuid,
    type: 'publication-expired',
    values: { publication: publication.name },
    target: publicationTarget(publication),
    effectKey: `expiry ${payload.publicationGuid} ${payload.revision}`,
  })
})
