import { fileTimes } from '@sild/contract/files/limits'
import { paths } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { chatReply, messageReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'

const chat = chatReply()
const { chatGuid } = chat
let links = 0
const file = (name: string) => ({ url: `/${name}?until=${++links}`, name, bytes: 1 })
const open = (api: ApiMocks) =>
  renderPage(remote, paths.chats(chatGuid), {
    session: memberSession(),
    api: {
      listChats: () => ({ list: [chat], total: 1 }),
      getChat: () => ({ chat, messages: [], hasEarlier: false }),
      markChatRead: () => ({ acknowledged: true }),
      getMyReview: () => ({ review: null, mayReview: false, isAwaited: false }),
      ...api,
    },
  })
const shown = () => screen.getAllByRole('link', { name: /pdf$/ }).map((link) => link.getAttribute('href'))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  links = 0
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('renews the links of a chat before they expire, also of earlier messages and while others arrive', async () => {
  const page = await open({
    getChat: ({ query: { before = 4 } }) => ({
      chat,
      messages: [messageReply(before - 1, { attachments: [file(`${before - 1}.pdf`)] })],
      hasEarlier: before > 2,
    }),
  })
  await page.user.click(screen.getByRole('button', { name: 'Earlier messages' }))
  await waitFor(() => expect(shown()).toEqual(['/2.pdf?until=2', '/3.pdf?until=1']))
  const link = screen.getByRole('link', { name: '2.pdf' })
  link.focus()
  await pass(fileTimes.linkMs / 2)
  page.deliver({ type: 'chat-message', payload: { chatGuid, message: messageReply(4) } })
  await pass(fileTimes.linkMs / 2 - 1000)
  expect(shown()).toEqual(['/2.pdf?until=4', '/3.pdf?until=3'])
  expect(document.activeElement).toBe(link)
})

it('renews the links of the shared files before they expire', async () => {
  const page = await open({
    listChatFiles: () => {
      const { guid: messageGuid, authorCompanyGuid, sentAt } = messageReply(1)
      const { url, name } = file('plan.pdf')
      return { list: [{ url, name, messageGuid, authorCompanyGuid, sentAt }], total: 1 }
    },
  })
  await page.user.click(screen.getByRole('button', { name: 'More about this chat' }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Shared files' }))
  const link = await screen.findByRole('link', { name: 'plan.pdf' })
  link.focus()
  await pass(fileTimes.linkMs - 1000)
  expect(link.getAttribute('href')).toBe('/plan.pdf?until=2')
  expect(document.activeElement).toBe(link)
})

it('renews the links of a page that was hidden when it is shown again', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get')
  const turn = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const page = await open({
    getChat: () => ({ chat, messages: [messageReply(1, { attachments: [file('plan.pdf')] })], hasEarlier: false }),
  })
  turn(true)
  await pass(fileTimes.linkMs * 2)
  page.deliver({ type: 'chat-message', payload: { chatGuid, message: messageReply(2) } })
  expect(shown()).toEqual(['/plan.pdf?until=1'])
  turn(false)
  await pass(1000)
  expect(shown()).toEqual(['/plan.pdf?until=2'])
})
