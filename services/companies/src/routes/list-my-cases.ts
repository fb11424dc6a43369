import { findOwnCompany } from '../actions/find-own-company.ts'
import { serve } from '../deps.ts'
import { CompanyCase } from '../models/company-case.ts'
import { ownCaseReply } from '../replies/own-case-reply.ts'

export const listMyCasesRoute = serve('listMyCases', async ({ actor, params, deps }) => {
  const { knex } = deps.database
  const { companyGuid } = await findOwnCompany(knex, actor, params.guid)
  const cases = await CompanyCase.query(knex)
    .where({ companyGuid })
    .orderBy([{ column: 'createdAt', order: 'desc' }, { column: 'caseGuid' }])
  return { list: cases.map((one) => ownCaseReply(deps.files, one)) }
})
