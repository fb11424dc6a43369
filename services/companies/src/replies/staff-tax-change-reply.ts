import type { StaffTaxChange } from '@sild/contract/companies/staff-schemas'
import type { Connection } from '@sild/service-kit'
import { Company } from '../models/company.ts'
import { RegisterCheck } from '../models/register-check.ts'
import type { TaxChange } from '../models/tax-change.ts'
import { shownTaxTerms } from '../rules/tax-terms.ts'
import { registerCheckReply } from './register-check-reply.ts'
import { taxChangeReply } from './tax-change-reply.ts'

/** Tax changes as staff see them: the company, the old values, and the register's reply. */
export async function staffTaxChangeReplies(
  connection: Connection,
  changes: readonly TaxChange[],
): Promise<StaffTaxChange[]> {
  const companyGuids = [...new Set(changes.map(({ companyGuid }) => companyGuid))]
  const companies = await Company.query(connection).findByIds(companyGuids)
  const checks = await RegisterCheck.query(connection)
    .distinctOn('companyGuid')
    .whereIn('companyGuid', companyGuids)
    .whereNotNull('source')
    .orderBy('companyGuid')
    .orderBy('queriedAt', 'desc')
  const names = new Map(companies.map(({ companyGuid, name }) => [companyGuid, name]))
  const checkOf = new Map(checks.map((check) => [check.companyGuid, check]))
  return changes.map((change) => {
    const { before, companyGuid, decidedAt } = change
    const check = checkOf.get(companyGuid)
    return {
      ...taxChangeReply(change),
      company: { guid: companyGuid, name: names.get(companyGuid) ?? '' },
      before: shownTaxTerms(before),
      decidedAt: decidedAt?.toISOString() ?? null,
      check: check ? registerCheckReply(check) : null,
    }
  })
}
