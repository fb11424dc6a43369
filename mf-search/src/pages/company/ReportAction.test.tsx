import { paths } from '@sild/paths'
import type { Session } from '@sild/shell-api'
import { markedCardReplies } from '@sild/testing/marked-cards'
import type { ApiMocks } from '@sild/testing/mock-api'
import { companyPageReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { reviewReply } from '@sild/testing/reviews'
import { guest, memberSession } from '@sild/testing/sessions'
import { subscriptionReply } from '@sild/testing/subscription'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const company = companyPageReply()
const review = reviewReply()
const api: ApiMocks = {
  ...markedCardReplies(),
  getAnswering: () => ({ answering: null }),
  getCompany: () => company,
  listCompanyReviews: () => ({ list: [review], total: 1 }),
  getActiveSubscription: () => subscriptionReply(),
  listSimilarCards: () => ({ cards: [] }),
  getCompanyVerification: () => ({ status: 'not-checked', checks: [] }),
  getMyReview: () => ({ review: null, mayReview: false, isAwaited: false }),
  createReport: () => ({ acknowledged: true }),
}
const open = (session: Session = memberSession()) => renderPage(remote, paths.company(company.slug), { session, api })

describe('a report', () => {
  it.each([
    ['Report this company', { targetType: 'company', targetGuid: company.guid }],
    ['Report the review of Kask ja Pojad OÜ', { targetType: 'review', targetGuid: review.guid }],
  ])('by “%s” says what is wrong, in good faith', async (name, target) => {
    const page = await open()
    await page.user.click(screen.getByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    await page.user.click(dialog.getByRole('radio', { name: 'False information' }))
    await page.user.type(dialog.getByRole('textbox', { name: /In your own words/ }), 'Not so.')
    await page.user.click(dialog.getByRole('checkbox'))
    await page.user.click(dialog.getByRole('button', { name: 'Send the report' }))
    await waitFor(() =>
      expect(page.notices().map(({ text }) => text)).toEqual(['Thank you. A moderator looks into it']),
    )
    expect(page.api.callsOf('createReport').map(({ body }) => body)).toEqual([
      { ...target, reason: 'FALSE_INFORMATION', text: 'Not so.', goodFaith: true },
    ])
  })

  it('asks a guest to sign in', async () => {
    const page = await open(guest)
    await page.user.click(screen.getByRole('button', { name: 'Report this company' }))
    expect(page.explainMissing).toHaveBeenCalledWith('member')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
