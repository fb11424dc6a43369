import { paths } from '@sild/paths'
import { chatReply, messageReply, ownMessageReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

it('reads what was written between a mail and the answer to it, and marks where it begins', async () => {
  const chat = chatReply({ unreadCount: 1 })
  const messages = [messageReply(1), messageReply(2), ownMessageReply(3)]
  const page = await renderPage(remote, paths.chats(chat.chatGuid), {
    session: memberSession(),
    api: {
      listChats: () => ({ list: [chat], total: 1 }),
      getChat: () => ({ chat, messages, hasEarlier: false }),
      markChatRead: () => ({ acknowledged: true }),
      getMyReview: () => ({ review: null, mayReview: false, isAwaited: false }),
    },
  })
  const log = within(screen.getByRole('log', { name: 'Messages of this chat' }))
  expect(log.getByText('New').nextElementSibling?.textContent).toContain('Message 2')
  await waitFor(() =>
    expect(page.api.callsOf('markChatRead').map(({ body }) => body)).toEqual([
      { chatGuid: chat.chatGuid, position: 2 },
    ]),
  )
})
