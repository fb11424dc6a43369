import { paths } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { paidPayment, paidPromotion, paymentGuid } from '@sild/testing/payments'
import { renderPage } from '@sild/testing/render-page'
import { guidOf, ownCompanyReply } from '@sild/testing/replies'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'
import { billingMocks } from './billing-mocks.ts'

const open = (path: string, api: ApiMocks = {}, session = memberSession()) =>
  renderPage(remote, path, {
    session,
    api: { listMyCompanies: () => ({ list: [ownCompanyReply()] }), ...billingMocks, ...api },
  })

describe('what was used', () => {
  it('is listed with its target, what came back and why, and what was left', async () => {
    await open(paths.subscription())
    const list = within(screen.getByRole('list', { name: 'What was used' }))
    const [returned, used] = list.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(returned).toMatch(/16 Nov 2026.*Response\s· Web shop.*no answer within 14 days.*\+1.*1 left/)
    expect(used).toMatch(/Contacts.*−1.*19 left/)
    expect(list.getByRole('link', { name: 'Web shop' }).getAttribute('href')).toBe(
      paths.publication('project', 'web-shop'),
    )
  })

  it('shows more entries on request', async () => {
    const entry = { property: 'responses', returned: null, at: '2026-11-02T09:00:00Z', left: 3, target: null } as const
    const page = await open(paths.subscription(), {
      listQuotaEntries: ({ query: { limit } }) => ({
        list: Array.from({ length: Math.min(limit, 9) }, (_, index) => ({ ...entry, guid: guidOf(6300 + index) })),
        total: 9,
      }),
    })
    await page.user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'What was used' })).getAllByRole('listitem').length).toBe(9),
    )
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('that is empty says what comes back by itself', async () => {
    await open(paths.subscription(), { listQuotaEntries: () => ({ list: [], total: 0 }) })
    expect(screen.getByText(/without an answer within 14 days is given back/)).toBeTruthy()
  })
})

describe('payments', () => {
  it('of a year are exported for the accountant, as a table or with all documents', async () => {
    const saved: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const page = await open(paths.billing())
    await page.user.click(screen.getByRole('button', { name: 'Table of 2026 (CSV)' }))
    await page.user.click(screen.getByRole('button', { name: 'Documents of 2026 (ZIP)' }))
    await waitFor(() => expect(saved).toEqual(['sild-payments-2026.csv', 'sild-2026.zip']))
    expect(page.api.callsOf('exportDocuments')).toMatchObject([{ query: { year: 2026 } }])
    click.mockRestore()
  })
})

describe('the result of a payment', () => {
  const result = paths.paymentResult(paymentGuid)

  it.each([
    ['active', 'Your promotion is active'],
    ['waiting', 'Your promotion is in moderation'],
    [null, 'Your promotion is in moderation'],
    ['refused', 'Your promotion was refused'],
  ] as const)('for a promotion that is %s says so, and leads to the publication', async (state, title) => {
    await open(result, { getPayment: () => paidPromotion({ state }) })
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    expect(dialog.getByText(/Web shop for a furniture maker/)).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'See the publication' }).getAttribute('href')).toBe(
      paths.myPublicationsOf('project', guidOf(1)),
    )
  })

  it('for a promotion names the publication', async () => {
    await open(paths.payment(paymentGuid), { getPayment: () => paidPromotion() })
    expect(screen.getByRole('link', { name: 'Web shop for a furniture maker' })).toBeTruthy()
    expect(screen.getByText('In moderation')).toBeTruthy()
  })
})

describe('a plan that was paid', () => {
  it.each([
    [
      'customer',
      [
        ['Find providers', paths.search({ searchType: 'services' })],
        ['Publish a project', paths.createProject()],
      ],
    ],
    [
      'provider',
      [
        ['My plan', paths.subscription()],
        ['Find projects', paths.search({ searchType: 'tasks' })],
      ],
    ],
  ] as const)('leads a %s on to what they came for', async (userType, links) => {
    await open(
      paths.paymentResult(paymentGuid),
      { getPayment: () => paidPayment() },
      memberSession({ user: { userType } }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Your subscription is activated' }))
    for (const [name, path] of links) expect(dialog.getByRole('link', { name }).getAttribute('href')).toBe(path)
    expect(dialog.getAllByRole('link')).toHaveLength(links.length)
  })
})
