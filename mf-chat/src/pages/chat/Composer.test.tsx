import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { chatReply, ownMessageReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'

const chat = chatReply()
const open = (api: ApiMocks = {}) =>
  renderPage(remote, paths.chats(chat.chatGuid), {
    session: memberSession(),
    api: {
      listChats: () => ({ list: [chat], total: 1 }),
      getChat: () => ({ chat, messages: [], hasEarlier: false }),
      markChatRead: () => ({ acknowledged: true }),
      getMyReview: () => ({ review: null, mayReview: false, isAwaited: false }),
      ...api,
    },
  })
const composer = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })

it('does not restore text that the user deleted', async () => {
  const page = await open()
  await page.user.type(composer(), 'Hello')
  await waitFor(() => expect(Object.values(localStorage).join('')).toContain('Hello'))
  await page.user.clear(composer())
  cleanup()
  await open()
  expect(composer().value).toBe('')
})

it('tracks a message that was sent and how many files it had, but not one that was refused', async () => {
  const sendChatMessage = vi
    .fn<NonNullable<ApiMocks['sendChatMessage']>>()
    .mockRejectedValueOnce(refusal('chat-archived', { status: 409, message: 'It is over' }))
    .mockImplementation(({ body }) => ownMessageReply(1, body))
  const page = await open({ sendChatMessage })
  await page.user.type(composer(), 'Hello{Enter}')
  const problem = within(await screen.findByRole('alert'))
  expect(page.track).not.toHaveBeenCalled()
  await page.user.click(problem.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(page.track.mock.calls).toEqual([['message_sent', { fileCount: 0 }]]))
})

it.each([
  ['compositionend after it, as in Chromium and Firefox', { isComposing: true, keyCode: 229 }],
  ['compositionend before it, as in Safari', { isComposing: false, keyCode: 229 }],
])('sends nothing by the Enter that ends a composition, with %s', async (_order, composed) => {
  const page = await open()
  await page.user.type(composer(), 'にほん')
  fireEvent.keyDown(composer(), { key: 'Enter', ...composed })
  expect(page.api.callsOf('sendChatMessage')).toEqual([])
  expect(composer().value).toBe('にほん')
})
