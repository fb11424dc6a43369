import type { ApiClient } from '@sild/api-client'
import { getActivityCounter } from '@sild/contract/bff/operations'
import { activityAtom } from '@sild/shell-api'
import type { createStore } from 'jotai'

interface Reading {
  store: ReturnType<typeof createStore>
  api: ApiClient
  signal?: AbortSignal
}

/** Updates the counters of the header. */
export async function readActivity({ store, api, signal }: Reading): Promise<void> {
  const { publications, chats, notifications } = await api.call(getActivityCounter, { signal })
  store.set(activityAtom, {
    newMessagesCount: chats.newMessagesCount,
    newNotificationsCount: notifications.new,
    hasNewResponses: publications.responses.new,
  })
}
