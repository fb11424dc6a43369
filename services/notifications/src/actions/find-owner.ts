import { asSystem } from '@sild/service-kit'
import type { NotificationsDeps } from '../deps.ts'

/** The user to notify about a company; null if the company was erased. */
export async function findOwner(
  { calls }: Pick<NotificationsDeps, 'calls'>,
  companyGuid: string,
): Promise<string | null> {
  const { members } = await calls.call(
    'getCompanyMembers',
    { params: { companyGuid } },
    { actor: asSystem('the owner of a company is notified') },
  )
  return members.find(({ role }) => role === 'owner')?.userGuid ?? null
}
