import { archivePublication } from '../actions/archive-publication.ts'
import { serve } from '../deps.ts'
import { ownPublicationReply } from '../replies/own-publication.ts'

export const archivePublicationRoute = serve(
  'archivePublication',
  ({ actor: { companyGuid }, body, deps, params, transaction }) =>
    transaction(async (trx) =>
      ownPublicationReply(trx, await archivePublication(trx, deps, { key: { ...params, companyGuid }, body })),
    ),
)
