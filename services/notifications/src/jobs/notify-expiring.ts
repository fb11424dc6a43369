import { isEndingSoon } from '@sild/contract/publications/is-ending-soon'
import { findPublication, publicationTarget } from '../actions/find-publication.ts'
import { notify } from '../actions/notify.ts'
import { handle } from '../deps.ts'

export const notifyExpiringJob = handle('notify-expiring', async ({ payload: { publicationGuid }, deps }) => {
  const publication = await findPublication(deps, publicationGuid)
  // A closed publication has its own notification; an extended or promoted one does not end soon.
  if (publication?.publicationStatus !== 'ACTIVE' || publication.expiresAt === null) return
  if (!isEndingSoon(publication.expiresAt, deps.clock.now())) return
  await notify(deps, {
    userGuid: publication.authorUserGuid,
    type: 'publication-expiring',
    values: { publication: publication.name },
    target: publicationTarget(publication),
    effectKey: `expiring ${publicationGuid} ${publication.expiresAt}`,
  })
})
