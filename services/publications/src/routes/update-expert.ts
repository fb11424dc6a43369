import { updatePublication } from '../actions/update-publication.ts'
import { serve } from '../deps.ts'
import { ownPublicationReply } from '../replies/own-publication.ts'

export const updateExpert = serve(
  'updateExpert',
  ({ actor: { companyGuid }, body, deps, locale, params: { guid }, transaction }) =>
    transaction(async (trx) => {
      const key = { cardType: 'expert', guid, companyGuid } as const
      return ownPublicationReply(trx, await updatePublication(trx, deps, { key, locale, body }))
    }),
)
