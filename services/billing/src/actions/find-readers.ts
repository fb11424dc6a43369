import { asSystem } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'
import type { Reader } from '../mails/mail-letter.ts'

/** The members of a company who get its mails about money. Empty if the company is deleted. */
export async function findReaders({ calls }: Pick<BillingDeps, 'calls'>, companyGuid: string): Promise<Reader[]> {
  const actor = asSystem('mails about money go to the members of the company')
  const { members } = await calls.call('getCompanyMembers', { params: { companyGuid } }, { actor })
  if (members.length === 0) return []
  const userGuids = members.map(({ userGuid }) => userGuid)
  return (await calls.call('getUserContacts', { body: { userGuids } }, { actor })).users
}
