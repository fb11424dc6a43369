import type { Approval } from '@sild/contract/audit/approval-schemas'
import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { homeMocks } from '../home/home-mocks.ts'
import { approvalReply, approvalsMocks } from './approvals-mocks.ts'

const session = memberSession({ user: { roles: ['support'] }, roles: ['support'], company: null })
const open = (own: Partial<Approval> = {}, api: ApiMocks = {}, search: Parameters<typeof paths.approvals>[0] = {}) =>
  renderPage(remote, paths.approvals(search), {
    session,
    api: {
      ...approvalsMocks,
      listApprovals: () => ({ list: [approvalReply(1, own)], total: 1, waitingCount: 1 }),
      ...api,
    },
  })
const button = (name: string) => screen.queryByRole('button', { name })

describe('what waits for a colleague', () => {
  it('is counted and linked on the home of the staff', async () => {
    await renderPage(remote, paths.backoffice(), { session, api: homeMocks })
    expect(screen.getByRole('link', { name: 'Approvals' }).getAttribute('href')).toBe(paths.approvals())
  })

  it('shows all of its input, and links to its subject', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Refund a payment' })).toBeTruthy()
    expect(screen.getByText('€10')).toBeTruthy()
    expect(screen.getByText('The service was down')).toBeTruthy()
    expect(screen.getByText(/support@sild\.test/)).toBeTruthy()
    expect(screen.getByRole('link', { name: guidOf(6002) }).getAttribute('href')).toBe(
      `/backoffice/payments?query=${guidOf(6002)}`,
    )
  })

  it('is approved', async () => {
    const page = await open()
    await page.user.click(button('Approve: Refund a payment')!)
    await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'success' }]))
    expect(page.api.callsOf('approveRequest').map(({ params }) => params)).toEqual([{ approvalGuid: guidOf(1601) }])
  })

  it('that the operation refuses says why', async () => {
    const failure = 'You cannot give back more than was paid'
    const page = await open(
      {},
      { approveRequest: ({ params }) => ({ ...params, state: 'failed', failure, result: null }) },
    )
    await page.user.click(button('Approve: Refund a payment')!)
    await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'error', text: failure }]))
  })

  it('says that a colleague decided first', async () => {
    const message = 'This request has been decided already'
    const page = await open(
      {},
      { declineRequest: () => Promise.reject(refusal('approval-decided', { status: 409, message })) },
    )
    await page.user.click(button('Decline: Refund a payment')!)
    await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'error', text: message }]))
  })

  it('can only be withdrawn by its author', async () => {
    const page = await open({ isOwn: true })
    expect(button('Approve: Refund a payment')).toBeNull()
    expect(screen.getByText('A colleague has to approve this')).toBeTruthy()
    await page.user.click(button('Withdraw: Refund a payment')!)
    await waitFor(() => expect(page.api.callsOf('declineRequest')).toHaveLength(1))
  })

  it('of a bank statement shows the result of its lines', async () => {
    const entries = [
      { reference: 'RF71100001', amountCents: 6188, number: 'S-100001', outcome: 'settled' },
      { reference: 'Rent', amountCents: 50_000, number: null, outcome: 'unknown' },
    ]
    const page = await open(
      { operation: 'importStatement', about: [], details: [{ name: 'xml', value: '<Document/>' }] },
      { approveRequest: ({ params }) => ({ ...params, state: 'done', failure: null, result: { entries } }) },
    )
    expect(screen.getByText('<Document/>')).toBeTruthy()
    await page.user.click(button('Approve: Settle by a bank statement')!)
    expect(await screen.findByText('1 of 2 lines settled')).toBeTruthy()
    expect(screen.getByText('No order of ours')).toBeTruthy()
  })

  it('may be empty', async () => {
    await open({}, { listApprovals: () => ({ list: [], total: 0, waitingCount: 0 }) })
    expect(screen.getByRole('heading', { name: 'Nothing waits for a colleague' })).toBeTruthy()
  })
})

it('that was decided shows the outcome and the colleague, and cannot be decided again', async () => {
  const own = {
    state: 'failed',
    decidedAt: '2026-11-24T09:00:00Z',
    decidedBy: 'admin@sild.test',
    failure: 'The order is paid already',
    details: [],
  } satisfies Partial<Approval>
  const page = await open(own, {}, { view: 'decided' })
  expect(page.api.callsOf('listApprovals')[0]?.query).toMatchObject({ view: 'decided' })
  expect(screen.getByText(/admin@sild\.test/)).toBeTruthy()
  expect(screen.getByText('Not done: The order is paid already')).toBeTruthy()
  expect(button('Approve: Refund a payment')).toBeNull()
})
