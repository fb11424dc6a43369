import { listMyCompanies } from '@sild/contract/companies/operations'
import { listNotifications } from '@sild/contract/notifications/operations'
import { ApiError } from '@sild/api-client'
import { activityAtom, forgetUser, type Session, sessionAtom } from '@sild/shell-api'
import { queryClient } from '@sild/shell-api/query'
import { createMockApi } from '@sild/testing/mock-api'
import { ownCompanyReply } from '@sild/testing/replies'
import { guest, memberSession } from '@sild/testing/sessions'
import { createStore } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'
import { isInstalled } from '../installed/is-installed.ts'
import type { Services } from './services.ts'
import { startInstalled } from './start-installed.ts'

const member = memberSession()
const everybody = { all: 0 }
function open({ begin, restored }: { begin: Session; restored: Session }) {
  const store = createStore()
  store.set(sessionAtom, begin)
  const order: string[] = []
  const noting =
    <Reply>(name: string, reply: Reply) =>
    () => {
      order.push(name)
      return reply
    }
  const api = createMockApi({
    getUser: noting('user', { ...member.user, tips: ['first-steps'] }),
    listNotifications: noting('notifications', { list: [], unreadCount: 2 }),
    listMyCompanies: noting('companies', { list: [ownCompanyReply()] }),
    getActivityCounter: noting('activity', {
      publications: { tasks: everybody, services: everybody, specialists: everybody, responses: { new: true } },
      chats: { newMessagesCount: 3 },
      notifications: { new: 2 },
    }),
  })
  const refresh = vi.fn<() => Promise<Session>>(async () => {
    order.push('tokens')
    store.set(sessionAtom, restored)
    return restored
  })
  const session = { api, settled: Promise.resolve(), actions: { refresh } } as unknown as Services['session']
  return { store, order, start: () => startInstalled({ session, store }) }
}

afterEach(() => {
  forgetUser()
  vi.unstubAllGlobals()
})

it('restores the tokens, then user, notifications, companies and activity, in this order', async () => {
  const { store, order, start } = open({ begin: guest, restored: member })
  await start()
  expect(order).toEqual(['tokens', 'user', 'notifications', 'companies', 'activity'])
  expect(store.get(sessionAtom)).toMatchObject({ kind: 'member', user: { tips: ['first-steps'] } })
  expect(store.get(activityAtom)).toMatchObject({
    newMessagesCount: 3,
    newNotificationsCount: 2,
    hasNewResponses: true,
  })
  expect(queryClient.getQueryData([listNotifications.path, { query: {} }])).toMatchObject({ unreadCount: 2 })
  expect(queryClient.getQueryData([listMyCompanies.path, {}])).toMatchObject({ list: [{ name: 'Kask ja Pojad OÜ' }] })
})

it('requests no tokens with an existing session', async () => {
  const { order, start } = open({ begin: member, restored: member })
  await start()
  expect(order[0]).toBe('user')
})

it('reads nothing for a guest', async () => {
  const { order, start } = open({ begin: guest, restored: guest })
  await start()
  expect(order).toEqual(['tokens'])
})

it('stops at a refusal', async () => {
  const { order, start } = open({ begin: member, restored: member })
  vi.spyOn(queryClient, 'fetchQuery').mockRejectedValueOnce(new ApiError('unavailable', { status: 503 }))
  await expect(start()).rejects.toMatchObject({ code: 'unavailable' })
  expect(order).toEqual(['user'])
})

it.each([
  [true, 'standalone'],
  [false, 'browser'],
])('is %s of a window of the kind %s', (expected, mode) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${mode})` }))
  expect(isInstalled()).toBe(expected)
})
