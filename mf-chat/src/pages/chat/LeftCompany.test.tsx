import { paths } from '@sild/paths'
import { chatReply, guidOf, messageReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const companion = {
  ...chatReply().companion,
  slug: '',
  name: '',
  logoUrl: null,
  isVerified: false,
  isReachable: false,
  hasLeft: true,
}

it.each(['archived', 'active'] as const)(
  'says that a deleted company has left, takes no message and links to nothing of it: %s',
  async (state) => {
    const chat = chatReply({ companion, state, lastMessage: messageReply(1) })
    const page = await renderPage(remote, paths.chats(guidOf(201)), {
      session: memberSession(),
      api: {
        listChats: () => ({ list: [chat], total: 1 }),
        getChat: () => ({ chat, messages: [messageReply(1)], hasEarlier: false }),
        markChatRead: () => ({ acknowledged: true }),
      },
    })
    expect(await screen.findByText('The company has left Sild')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
    expect(screen.queryByText('This company cannot be reached now')).toBeNull()
    const thread = within(screen.getByRole('region', { name: 'Chat' }))
    expect(thread.getByRole('heading', { level: 2, name: 'Deleted company' })).toBeTruthy()
    const hrefs = thread.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    expect(hrefs.filter((href) => href.includes('/search/'))).toEqual([])
    expect(within(screen.getByRole('region', { name: 'Chats' })).getByText('Deleted company')).toBeTruthy()
    expect(page.api.callsOf('getMyReview')).toEqual([])
  },
)
