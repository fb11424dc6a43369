import { saveRequisites } from '../actions/save-requisites.ts'
import { serve } from '../deps.ts'
import { requisitesReply } from '../replies/requisites-reply.ts'

export const saveRequisitesRoute = serve('saveRequisites', ({ actor, params, body, transaction }) =>
  transaction(async (trx) => requisitesReply(await saveRequisites(trx, actor, { ...body, companyGuid: params.guid }))),
)
