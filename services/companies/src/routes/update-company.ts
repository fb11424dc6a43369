import { announceChange } from '../actions/announce-change.ts'
import { findLocation } from '../actions/find-location.ts'
import { findOwnCompany } from '../actions/find-own-company.ts'
import { findPlan } from '../actions/find-plan.ts'
import { findPeriodStart } from '../actions/request-tax-change.ts'
import { requireRoom } from '../rules/require-room.ts'
import { updateCompany } from '../actions/update-company.ts'
import { serve } from '../deps.ts'
import { ownCompanyReply } from '../replies/own-company-reply.ts'
import { filesInCompany } from '../rules/files-in-company.ts'
import { newLocation } from '../rules/new-location.ts'
import { paidChanges } from '../rules/paid-changes.ts'

export const updateCompanyRoute = serve('updateCompany', async ({ actor, params, body, deps, locale, transaction }) => {
  const current = await findOwnCompany(deps.database.knex, actor, params.guid)
  await deps.files.reserve(actor, filesInCompany(body), [current.logoKey, current.coverKey])
  const paid = paidChanges(current, body, deps.files)
  if (paid.length > 0) {
    const plan = await findPlan(deps.calls, params.guid)
    for (const property of paid) requireRoom(plan, property, 0)
  }
  const place = newLocation(current, body)
  const location = place ? await findLocation(deps.calls, place.countryCode, place.cityId) : {}
  const period = place && place.countryCode !== current.countryCode ? await findPeriodStart(deps, params.guid) : null
  return transaction(async (trx) => {
    const change = { ...body, ...location, companyGuid: params.guid, locale, period }
    await updateCompany(trx, deps, actor, change)
    announceChange(trx, deps, params.guid)
    return ownCompanyReply(trx, actor, params.guid)
  })
})
