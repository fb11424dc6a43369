import { paths } from '@sild/paths'
import { chatReply, guidOf, messageReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

it('says when the other company cannot be reached, links to nothing of it and still takes a message', async () => {
  const { companion } = chatReply()
  const chat = chatReply({ companion: { ...companion, isReachable: false } })
  await renderPage(remote, paths.chats(guidOf(201)), {
    session: memberSession(),
    api: {
      listChats: () => ({ list: [chat], total: 1 }),
      getChat: () => ({ chat, messages: [messageReply(1)], hasEarlier: false }),
      markChatRead: () => ({ acknowledged: true }),
      getMyReview: () => ({ review: null, mayReview: false, isAwaited: false }),
    },
  })
  expect(await screen.findByText('This company cannot be reached now')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeTruthy()
  const header = within(screen.getByRole('heading', { level: 2, name: companion.name }).closest('header')!)
  expect(header.queryByRole('link', { name: companion.name })).toBeNull()
})
