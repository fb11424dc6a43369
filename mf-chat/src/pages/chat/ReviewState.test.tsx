import type { Reply } from '@sild/contract'
import { paths } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { chatReply, guidOf, messageReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const chat = chatReply()
const { companion } = chat
const marks = { ratingQuality: 5, ratingScheduling: 4, ratingCost: 3, ratingNps: 5 }
const none: Reply<'getMyReview'> = { review: null, mayReview: true, isAwaited: false }
const written = (status: 'WAITING' | 'PUBLISHED'): Reply<'getMyReview'> => ({
  review: { guid: guidOf(602), status, text: null, ...marks },
  mayReview: false,
  isAwaited: false,
})
const open = (review: () => Reply<'getMyReview'>, api: ApiMocks = {}, shown = chat) =>
  renderPage(remote, paths.chats(chat.chatGuid), {
    session: memberSession(),
    api: {
      listChats: () => ({ list: [shown], total: 1 }),
      getChat: () => ({ chat: shown, messages: [messageReply(1)], hasEarlier: false }),
      markChatRead: () => ({ acknowledged: true }),
      getMyReview: review,
      ...api,
    },
  })
type Page = Awaited<ReturnType<typeof open>>
const fill = async (page: Page, dialog: ReturnType<typeof within>) => {
  for (const [name, mark] of Object.entries({ Quality: 5, Schedule: 4, Cost: 3, 'Would refer': 5 }))
    await page.user.click(within(dialog.getByRole('radiogroup', { name })).getByRole('radio', { name: String(mark) }))
}

describe('reviews in a chat', () => {
  it('are written from its menu, and wait for the other side', async () => {
    let review = none
    const page = await open(() => review, {
      writeReview: () => {
        review = written('WAITING')
        return { guid: guidOf(602), status: 'WAITING' }
      },
    })
    await page.user.click(await screen.findByRole('button', { name: 'More about this chat', expanded: false }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Write a review' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Review ${companion.name}` }))
    await fill(page, dialog)
    await page.user.click(dialog.getByRole('button', { name: 'Send the review' }))
    expect(await screen.findByText(/Your review waits for theirs/)).toBeTruthy()
    expect(page.api.callsOf('writeReview').map(({ params, body }) => [params.guid, body])).toEqual([
      [companion.guid, { ...marks, text: null }],
    ])
  })

  it('is requested where the other side waits, and published with the answer', async () => {
    let review: Reply<'getMyReview'> = { ...none, isAwaited: true }
    const page = await open(() => review, {
      writeReview: () => {
        review = written('PUBLISHED')
        return { guid: guidOf(602), status: 'PUBLISHED' }
      },
    })
    expect(await screen.findByText(/has reviewed you/)).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Write a review' }))
    const dialog = within(await screen.findByRole('dialog'))
    await fill(page, dialog)
    await page.user.type(dialog.getByRole('textbox', { name: /In your own words/ }), 'On time.')
    await page.user.click(dialog.getByRole('button', { name: 'Send the review' }))
    expect((await screen.findByRole('link', { name: 'Read the reviews' })).getAttribute('href')).toBe(
      `${paths.company(companion.slug)}#reviews`,
    )
    expect(screen.queryByText(/has reviewed you/)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Read the reviews' }).parentElement)
    expect(page.api.callsOf('writeReview')[0]!.body.text).toBe('On time.')
  })

  it('are read again when a notification arrives', async () => {
    let review = written('WAITING')
    const page = await open(() => review)
    await screen.findByText(/Your review waits for theirs/)
    review = written('PUBLISHED')
    page.deliver({
      type: 'notification',
      payload: {
        id: guidOf(701),
        type: 'company-review',
        isUnread: true,
        values: { company: 'Kask' },
        target: { companySlug: 'loire-logiciel', authorCompanyGuid: guidOf(11) },
        createdAt: '2026-03-03T09:00:00Z',
      },
    })
    expect(await screen.findByText(/both reviews are published/)).toBeTruthy()
  })

  it('are not offered when the company is deleted', async () => {
    const page = await open(
      () => none,
      {},
      chatReply({ companion: { ...companion, slug: '', hasLeft: true, name: '' } }),
    )
    await page.user.click(await screen.findByRole('button', { name: 'More about this chat', expanded: false }))
    expect(await screen.findByRole('menuitem', { name: 'Report' })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: 'Write a review' })).toBeNull()
    expect(page.api.callsOf('getMyReview')).toEqual([])
  })
})
