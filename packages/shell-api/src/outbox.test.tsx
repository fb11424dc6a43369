import { sendChatMessage } from '@sild/contract/chat/operations'
import type { RemoteModule } from '@sild/shell-api'
import { createMockApi, noConnection, refusal } from '@sild/testing/mock-api'
import { ownMessageReply, guidOf } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { guest, memberSession } from '@sild/testing/sessions'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeDraft } from './draft-storage.ts'
import { readOutbox, sendOutbox } from './outbox.ts'
import { useSendLater } from './send-later.ts'

const { guid: owner } = memberSession().user
const bodyOf = (message: string) => ({ chatGuid: guidOf(201), message, clientGuid: guidOf(1), attachments: [] })
const connect = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

beforeEach(() => {
  const request = (_name: string, work: () => Promise<void>) => work()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { locks: { request } }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const put = (...messages: string[]) =>
  writeDraft(
    owner,
    'outbox',
    messages.map((message) => ({
      key: `key-${message}`,
      method: sendChatMessage.method,
      path: sendChatMessage.path,
      input: { body: bodyOf(message) },
    })),
  )
const waiting = () => readOutbox(owner).map(({ key }) => key)

async function send(answer: () => ReturnType<typeof ownMessageReply>) {
  const api = createMockApi({ sendChatMessage: answer })
  const told: string[] = []
  await sendOutbox({
    api,
    owner,
    onSent: ({ path }) => told.push(path),
    onRefused: ({ message }) => told.push(message),
  })
  const keys = api.callsOf('sendChatMessage').map(({ idempotencyKey }) => idempotencyKey)
  return { told, keys }
}

it('sends waiting messages once, in their order, each under its own key', async () => {
  put('first', 'second')
  expect(await send(() => ownMessageReply(1))).toEqual({
    told: [sendChatMessage.path, sendChatMessage.path],
    keys: ['key-first', 'key-second'],
  })
  expect(waiting()).toEqual([])
  expect((await send(() => ownMessageReply(1))).keys).toEqual([])
})

it.each([
  ['there is no connection again', noConnection()],
  ['the server is not ready', refusal('unavailable', { status: 503 })],
])('goes on waiting when %s', async (_why, error) => {
  put('first', 'second')
  const { keys } = await send(() => {
    throw error
  })
  expect(keys).toEqual(['key-first'])
  expect(waiting()).toEqual(['key-first', 'key-second'])
})

it('reports what was refused, and goes on with the next', async () => {
  put('first', 'second')
  const { told } = await send(
    vi
      .fn<() => ReturnType<typeof ownMessageReply>>()
      .mockImplementationOnce(() => {
        throw refusal('invalid', { status: 400, message: 'This chat is closed' })
      })
      .mockImplementation(() => ownMessageReply(1)),
  )
  expect(told).toEqual(['This chat is closed', sendChatMessage.path])
  expect(waiting()).toEqual([])
})

it('ignores entries that are no calls', async () => {
  writeDraft(owner, 'outbox', [{ key: 1 }, 'x', null])
  expect(waiting()).toEqual([])
})

function Page() {
  const sendLater = useSendLater()
  const press = () => sendLater(sendChatMessage, { body: bodyOf('Hello') }, 'key')
  return <button onClick={() => (document.title = String(press()))}>Send</button>
}
const remote: RemoteModule = {
  navigation: [],
  loadMessages: async () => ({ default: {} }),
  routes: [{ id: 'mf-test.outbox', path: '/outbox', access: 'public', page: async () => ({ Component: Page }) }],
}

it.each([
  [true, 'a member without a connection', memberSession(), false],
  [false, 'a member with one', memberSession(), true],
  [false, 'a guest', guest, false],
])('keeps is %s for %s', async (isKept, _who, session, isOnline) => {
  vi.unstubAllGlobals()
  connect(isOnline)
  const page = await renderPage(remote, '/outbox', { session })
  await page.user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(document.title).toBe(String(isKept))
  expect(waiting()).toEqual(isKept ? ['key'] : [])
})
