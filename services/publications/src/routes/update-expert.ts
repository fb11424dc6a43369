import { announceChange } from '../actions/announce-change.ts'
import { updatePublication } from '../actions/update-publication.ts'
import { serve } from '../deps.ts'
import { ownPublicationReply } from '../replies/own-publication.ts'

export const updateExpert = serve(
  'updateExpert',
  async ({ actor: { companyGuid }, body, deps, locale, params: { guid }, transaction }) => {
    const key = { cardType: 'expert', guid, companyGuid } as const
    const reply = await transaction(async (trx) =>
      ownPublicationReply(trx, await updatePublication(trx, deps, { key, locale, body })),
    )
    await announceChange(deps, { publicationGuid: guid, companyGuid })
    return reply
  },
)
