import { asSystem } from '@sild/service-kit'
import type { NotificationsDeps } from '../deps.ts'

/** Undefined if the company was deleted. */
export async function nameOfCompany({ calls }: Pick<NotificationsDeps, 'calls'>, companyGuid: string): Promise<string> {
  const { companies } = await calls.call(
    'getCompanyBriefs',
    { body: { companyGuids: [companyGuid] } },
    { actor: asSystem('a user is notified of an act of a company') },
  )
  return companies[0]?.name ?? ''
}
