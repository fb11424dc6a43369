import { recordViews } from '../actions/record-views.ts'
import { touchCompany } from '../actions/touch-company.ts'
import { serve } from '../deps.ts'

const acknowledged = { acknowledged: true } as const

export const recordViewsRoute = serve('recordViews', async ({ actor, body, deps, transaction }) => {
  const viewerGuid = actor.userGuid ?? actor.anonymousGuid
  if (!viewerGuid) return acknowledged
  return transaction(async (trx) => {
    await recordViews(trx, { viewerGuid, companyGuid: actor.companyGuid, publicationGuids: body.publications })
    if (actor.companyGuid) await touchCompany(trx, deps, actor.companyGuid)
    return acknowledged
  })
})
