import { linkNames } from '@sild/contract/companies/links'
import { announceChange } from '../actions/announce-change.ts'
import { editProfile } from '../actions/edit-profile.ts'
import { findOwnCompany } from '../actions/find-own-company.ts'
import { findPlan } from '../actions/find-plan.ts'
import { serve } from '../deps.ts'
import { ownCompanyReply } from '../replies/own-company-reply.ts'
import { requireRoom } from '../rules/require-room.ts'

/** Replaces all links. Taking links away needs no plan. */
export const updateCompanyLinksRoute = serve(
  'updateCompanyLinks',
  async ({ actor, params, body: { version, ...links }, deps, transaction }) => {
    const { companyGuid } = await findOwnCompany(deps.database.knex, actor, params.guid)
    const plan = await findPlan(deps.calls, companyGuid)
    const columns = {
      websiteUrl: links.website,
      instagramUrl: links.instagram,
      facebookUrl: links.facebook,
      linkedinUrl: links.linkedin,
    }
    return transaction(async (trx) => {
      const before = await editProfile(trx, actor, { companyGuid, version }, columns)
      const isAdded = linkNames.some((name) => links[name] !== null && links[name] !== before[`${name}Url`])
      const others = linkNames.filter((name) => links[name] !== null).length - 1
      if (isAdded) requireRoom(plan, 'company-links', others)
      announceChange(trx, deps, companyGuid)
      return ownCompanyReply(trx, actor, companyGuid)
    })
  },
)
