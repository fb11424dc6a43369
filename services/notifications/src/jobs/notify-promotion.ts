import { findPublication, publicationTarget } from '../actions/find-publication.ts'
import { notify } from '../actions/notify.ts'
import { handle } from '../deps.ts'

const typeOf = { active: 'promotion-started', refused: 'promotion-refused', waiting: null, canceled: null } as const

export const notifyPromotionJob = handle('notify-promotion', async ({ deps, payload }) => {
  const { promotionGuid, publicationGuid, state } = payload
  const type = typeOf[state]
  if (!type) return
  const publication = await findPublication(deps, publicationGuid)
  if (!publication) return
  await notify(deps, {
    userGuid: publication.authorUserGuid,
    type,
    values: { publication: publication.name },
    target: publicationTarget(publication),
    effectKey: `promotion ${promotionGuid} ${state}`,
  })
})
