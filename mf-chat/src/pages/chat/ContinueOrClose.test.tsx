import { paths } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { chatReply, messageReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const publication = { ...chatReply().publication, publicationStatus: 'ARCHIVED' as const }
const shown = chatReply({ state: 'archived', mayContinue: true, publication })
const open = (api: ApiMocks) =>
  renderPage(remote, paths.chats(shown.chatGuid), {
    session: memberSession(),
    api: {
      listChats: () => ({ list: [shown], total: 1 }),
      getChat: () => ({ chat: shown, messages: [messageReply(1)], hasEarlier: false }),
      markChatRead: () => ({ acknowledged: true }),
      getMyReview: () => ({ review: null, mayReview: false, isAwaited: false }),
      ...api,
    },
  })

it('a chat goes on after the publication was archived, if this side wants it', async () => {
  const page = await open({
    continueChat: () => chatReply({ publication }),
  })
  expect(screen.queryByRole('textbox')).toBeNull()
  await page.user.click(screen.getByRole('button', { name: 'Continue the chat' }))
  expect(await screen.findByRole('textbox')).toBeTruthy()
  expect(screen.getByText('The publication has been archived by the author')).toBeTruthy()
})

it('a chat is closed for good after the publication was archived, where this side wants it', async () => {
  const page = await open({
    archiveChat: () => chatReply({ state: 'archived', publication }),
  })
  await page.user.click(screen.getByRole('button', { name: 'Close the chat' }))
  expect(await screen.findByText('You can read it, but no longer write')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue the chat' })).toBeNull()
})
