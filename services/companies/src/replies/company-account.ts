import type { CompanyAccount } from '@sild/contract/companies/staff-schemas'
import { AppError, asSystem } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import { Company } from '../models/company.ts'
import { Membership } from '../models/membership.ts'
import { RegisterCheck } from '../models/register-check.ts'
import { foundCompany } from './found-companies.ts'
import { registerCheckReply } from './register-check-reply.ts'

const MAX_CHECKS = 20
const actor = asSystem('the staff look at a company')

/** All that the staff see of a company. @throws company-not-found */
export async function companyAccount(
  { calls, database: { knex } }: Pick<CompaniesDeps, 'calls' | 'database'>,
  companyGuid: string,
): Promise<CompanyAccount> {
  const company = await Company.query(knex).findById(companyGuid).whereNull('erasedAt')
  if (!company) throw new AppError('company-not-found')
  const members = await Membership.query(knex).where({ companyGuid }).orderBy('joinedAt')
  const userGuids = members.map(({ userGuid }) => userGuid)
  const [{ plan }, { until }, { users }, checks] = await Promise.all([
    calls.call('getCompanyPlan', { params: { companyGuid } }, { actor }),
    calls.call('getPlanTerm', { params: { companyGuid } }, { actor }),
    calls.call('getUserContacts', { body: { userGuids } }, { actor }),
    RegisterCheck.query(knex).where({ companyGuid }).orderBy('queriedAt', 'desc').limit(MAX_CHECKS),
  ])
  const emails = new Map(users.map(({ email, guid }) => [guid, email]))
  const { contactPersonName, email, phone } = company
  return {
    ...foundCompany(company),
    plan,
    planUntil: until,
    contactPersonName,
    email,
    phone,
    // An erased user has no address, and their membership is deleted a moment later.
    members: members.flatMap(({ joinedAt, role, userGuid }) => {
      const address = emails.get(userGuid)
      return address ? [{ userGuid, email: address, role, joinedAt: joinedAt.toISOString() }] : []
    }),
    checks: checks.map(registerCheckReply),
  }
}
