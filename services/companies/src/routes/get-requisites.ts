import { findOwnCompany } from '../actions/find-own-company.ts'
import { serve } from '../deps.ts'
import { CompanyRequisites } from '../models/company-requisites.ts'
import { findShownChange } from '../models/tax-change.ts'
import { requisitesReply } from '../replies/requisites-reply.ts'

export const getRequisitesRoute = serve('getRequisites', async ({ actor, params, deps }) => {
  const { knex } = deps.database
  const { companyGuid } = await findOwnCompany(knex, actor, params.guid)
  const found = await CompanyRequisites.query(knex).findById(companyGuid)
  return requisitesReply(found, await findShownChange(knex, companyGuid))
})
