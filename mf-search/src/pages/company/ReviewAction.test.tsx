import { paths } from '@sild/paths'
import { markedCardReplies } from '@sild/testing/marked-cards'
import type { ApiMocks } from '@sild/testing/mock-api'
import { companyPageReply, guidOf } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { guest, memberSession } from '@sild/testing/sessions'
import { subscriptionReply } from '@sild/testing/subscription'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const company = companyPageReply()
const open = (api: ApiMocks = {}, session: Parameters<typeof renderPage>[2] = { session: memberSession() }) =>
  renderPage(remote, paths.company(company.slug), {
    ...session,
    api: {
      ...markedCardReplies(),
      getAnswering: () => ({ answering: null }),
      getCompany: () => company,
      listCompanyReviews: () => ({ list: [], total: 0 }),
      getActiveSubscription: () => subscriptionReply(),
      listSimilarCards: () => ({ cards: [] }),
      getCompanyVerification: () => ({ status: 'not-checked', checks: [] }),
      getMyReview: () => ({ review: null, mayReview: true, isAwaited: false }),
      ...api,
    },
  })
const openDialog = async (page: Awaited<ReturnType<typeof open>>) => {
  await page.user.click(await screen.findByRole('button', { name: 'Write a review' }))
  return within(await screen.findByRole('dialog', { name: `Review ${company.name}` }))
}
const choose = async (page: Awaited<ReturnType<typeof open>>, dialog: ReturnType<typeof within>) => {
  for (const [name, mark] of Object.entries({ Quality: 5, Schedule: 4, Cost: 3, 'Would refer': 5 }))
    await page.user.click(within(dialog.getByRole('radiogroup', { name })).getByRole('radio', { name: String(mark) }))
}

describe('reviewing a company', () => {
  it('takes four marks, words or none, and says that it waits', async () => {
    let isWritten = false
    const marks = { ratingQuality: 5, ratingScheduling: 4, ratingCost: 3, ratingNps: 5 }
    const page = await open({
      getMyReview: () =>
        isWritten
          ? {
              review: { guid: guidOf(602), status: 'WAITING', text: null, ...marks },
              mayReview: false,
              isAwaited: false,
            }
          : { review: null, mayReview: true, isAwaited: false },
      writeReview: () => {
        isWritten = true
        return { guid: guidOf(602), status: 'WAITING' }
      },
    })
    const dialog = await openDialog(page)
    await choose(page, dialog)
    await page.user.click(dialog.getByRole('button', { name: 'Send the review' }))
    const state = await screen.findByText(/Your review waits for theirs/)
    await waitFor(() => expect(document.activeElement).toBe(state))
    expect(page.api.callsOf('writeReview').map(({ body }) => body)).toEqual([{ ...marks, text: null }])
  })

  it('is suggested where the other side waits', async () => {
    await open({ getMyReview: () => ({ review: null, mayReview: true, isAwaited: true }) })
    expect(await screen.findByText(/has reviewed you/)).toBeTruthy()
  })

  it('is not offered to a user who is not in touch, nor to a guest', async () => {
    const page = await open({ getMyReview: () => ({ review: null, mayReview: false, isAwaited: false }) })
    await waitFor(() => expect(page.api.callsOf('getMyReview')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull()
  })

  it('asks nothing on behalf of a guest', async () => {
    const page = await open({}, { session: guest })
    expect(page.api.callsOf('getMyReview')).toEqual([])
  })
})
