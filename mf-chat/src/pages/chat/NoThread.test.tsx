import { paths } from '@sild/paths'
import { chatReply, guidOf } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

it.each([
  [2, 'Open the first unread one', guidOf(203)],
  [0, 'Open the latest one', guidOf(202)],
])('without an open chat links to the next one to read, where %i are unread', async (unreadCount, name, next) => {
  const list = [chatReply({ chatGuid: guidOf(202) }), chatReply({ chatGuid: guidOf(203), unreadCount })]
  await renderPage(remote, paths.chats(), {
    session: memberSession(),
    api: { listChats: () => ({ list, total: 2 }) },
  })
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(paths.chats(next))
})
