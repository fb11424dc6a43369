import { paths } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { chatReply, guidOf, messageReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'

const [newest, oldest] = ['Loire Logiciel', 'Pohja Tarkvara'].map((name, index) =>
  chatReply({ chatGuid: guidOf(201 + index), companion: { ...chatReply().companion, name } }),
)
const open = (path: string, total: () => number) => {
  const listChats: ApiMocks['listChats'] = ({ query: { offset } }) => ({
    list: offset === 0 ? [newest!] : offset < total() ? [oldest!] : [],
    total: total(),
  })
  return renderPage(remote, path, {
    session: memberSession(),
    api: {
      listChats,
      getChat: () => ({ chat: oldest!, messages: [messageReply(1)], hasEarlier: false }),
      markChatRead: () => ({ acknowledged: true }),
      getMyReview: () => ({ review: null, mayReview: false, isAwaited: false }),
    },
  })
}
const chats = () => within(screen.getByRole('region', { name: 'Chats' }))

it('goes on after the hundredth chat, and stays there while chats are opened and messages arrive', async () => {
  const page = await open(paths.chatsOf('active'), () => 101)
  expect(chats().queryByRole('link', { name: /Pohja Tarkvara/ })).toBeNull()
  const scrolled = vi.spyOn(Element.prototype, 'scrollTo')
  await page.user.click(chats().getByRole('link', { name: 'Next' }))
  await chats().findByRole('link', { name: /Pohja Tarkvara/ })
  expect(scrolled.mock.contexts).toContain(screen.getByRole('region', { name: 'Chats' }))
  await page.user.click(chats().getByRole('link', { name: /Pohja Tarkvara/ }))
  await screen.findByRole('log', { name: 'Messages of this chat' })
  expect(page.address()).toBe(`${paths.chatsOf('active')}?chat=${oldest!.chatGuid}&page=2`)
  const offsets = () => page.api.callsOf('listChats').map(({ query }) => query.offset)
  await waitFor(() => expect(offsets()).toEqual([0, 100, 100]))
  page.deliver({ type: 'chat-message', payload: { chatGuid: oldest!.chatGuid, message: messageReply(2) } })
  await waitFor(() => expect(offsets().slice(3)).toContain(100))
  expect(chats().getByRole('link', { name: /Pohja Tarkvara/ })).toBeTruthy()
})

it('shows the last remaining page after chats were removed', async () => {
  let total = 101
  const page = await open(`${paths.chatsOf('active')}?page=2`, () => total)
  expect(chats().getByRole('link', { name: /Pohja Tarkvara/ })).toBeTruthy()
  total = 100
  page.deliver({ type: 'chat-changed', payload: { chatGuid: oldest!.chatGuid } })
  expect(await chats().findByRole('link', { name: /Loire Logiciel/ })).toBeTruthy()
  expect(chats().queryByRole('navigation', { name: 'Pages of chats' })).toBeNull()
})
