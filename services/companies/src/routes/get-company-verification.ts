import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { Company } from '../models/company.ts'
import { RegisterCheck } from '../models/register-check.ts'
import { registerCheckReply } from '../replies/register-check-reply.ts'

const MAX_CHECKS = 5

export const getCompanyVerificationRoute = serve('getCompanyVerification', async ({ params, deps }) => {
  const company = await Company.query(deps.database.knex).findById(params.guid)
  if (!company) throw new AppError('company-not-found')
  const checks = await RegisterCheck.query(deps.database.knex)
    .where({ companyGuid: params.guid })
    .orderBy('queriedAt', 'desc')
    .limit(MAX_CHECKS)
  return { status: company.verification, checks: checks.map(registerCheckReply) }
})
