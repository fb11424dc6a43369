import { getUser } from '@sild/contract/accounts/operations'
import { listMyCompanies } from '@sild/contract/companies/operations'
import { listNotifications } from '@sild/contract/notifications/operations'
import { sessionAtom } from '@sild/shell-api'
import { readActivity } from '../live/read-activity.ts'
import type { Services } from './services.ts'

/**
 * An app on a home screen (S4-AUTH-15): restores its session even if nothing in the browser hints at one, and then
 * loads the member's unread items one after the other, before the member opens them.
 */
export async function startInstalled({ session, store }: Pick<Services, 'session' | 'store'>): Promise<void> {
  const { api } = session
  await session.settled
  if (store.get(sessionAtom).kind !== 'member') await session.actions.refresh()
  const restored = store.get(sessionAtom)
  if (restored.kind !== 'member') return
  const user = await api.call(getUser, {})
  store.set(sessionAtom, { ...restored, user })
  const { apiQuery, queryClient } = await import('@sild/shell-api/query')
  await queryClient.fetchQuery(apiQuery(api, listNotifications, { query: {} }))
  await queryClient.fetchQuery(apiQuery(api, listMyCompanies, {}))
  await readActivity({ store, api })
}
