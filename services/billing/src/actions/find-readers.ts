import { asSystem } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'
import type { Reader } from '../mails/mail-letter.ts'

/** Who of a company gets its mails about money. None where it is gone. */
export async function findReaders({ calls }: Pick<BillingDeps, 'calls'>, companyGuid: string): Promise<Reader[]> {
  const actor = asSystem('mails about money go to the members of the company')
  const { members } = await calls.call('getCompanyMembers', { params: { companyGuid } }, { actor })
  if (members.length === 0) return []
  const userGuids = members.map(({ userGuid }) => userGuid)
  return (await calls.call('getUserContacts', { body: { userGuids } }, { actor })).users
}
