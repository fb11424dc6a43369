import { notify } from '../actions/notify.ts'
import { handle } from '../deps.ts'
import { findPublication, publicationTarget } from '../actions/find-publication.ts'

export const notifyDecisionJob = handle('notify-decision', async ({ payload, deps }) => {
  const publication = await findPublication(deps, payload.publicationGuid)
  // The publication has changed since: a later job notifies the owner of the newer decision.
  if (!publication || publication.revision !== payload.revision) return
  await notify(deps, {
    userGuid: publication.authorUserGuid,
    type: publication.publicationStatus === 'REJECTED' ? 'publication-rejected' : 'publication-approved',
    values: { publication: publication.name },
    target: publicationTarget(publication),
    effectKey: `decision ${payload.caseGuid}`,
  })
})
