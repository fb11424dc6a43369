import { asSystem } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'
import type { FoundTaxChange } from '../mails/staff-letters.ts'

/** A tax change of a company; null if the company is deleted. Calls the companies service. */
export async function findTaxChange(
  { calls }: Pick<BillingDeps, 'calls'>,
  changeGuid: string,
): Promise<FoundTaxChange | null> {
  const actor = asSystem('mails name the change of a company’s tax')
  const { change } = await calls.call('getTaxChange', { params: { changeGuid } }, { actor })
  if (!change) return null
  const body = { companyGuids: [change.companyGuid] }
  const [company] = (await calls.call('getCompanyBriefs', { body }, { actor })).companies
  return { change, company }
}
