import { paths } from '@sild/paths'
import { chatReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const chat = chatReply()
const open = () =>
  renderPage(remote, paths.chats(chat.chatGuid), {
    session: memberSession(),
    api: {
      listChats: () => ({ list: [chat], total: 1 }),
      getChat: () => ({ chat, messages: [], hasEarlier: false }),
      markChatRead: () => ({ acknowledged: true }),
      getMyReview: () => ({ review: null, mayReview: false, isAwaited: false }),
    },
  })
const composer = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })

it('does not bring back what the user typed and took away again', async () => {
  const page = await open()
  await page.user.type(composer(), 'Hello')
  await waitFor(() => expect(Object.values(localStorage).join('')).toContain('Hello'))
  await page.user.clear(composer())
  cleanup()
  await open()
  expect(composer().value).toBe('')
})
