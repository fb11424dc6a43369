import { keepPublication } from '../actions/keep-publication.ts'
import { serve } from '../deps.ts'
import { ownPublicationReply } from '../replies/own-publication.ts'

export const keepPublicationRoute = serve('keepPublication', ({ actor: { companyGuid }, deps, params, transaction }) =>
  transaction(async (trx) => ownPublicationReply(trx, await keepPublication(trx, deps, { ...params, companyGuid }))),
)
