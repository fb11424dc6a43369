import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { customerReply, supportMocks, supportTicketReply, ticketGuid } from './support-mocks.ts'

const session = memberSession({ user: { roles: ['support'] }, roles: ['support'], company: null })
const open = (path: string, api: ApiMocks) =>
  renderPage(remote, path, {
    session,
    api: { ...supportMocks, listAllPayments: () => ({ list: [], total: 0 }), ...api },
  })
const addressOf = (number: number) => paths.supportTicket(ticketGuid(number))

describe('a ticket of the inbox', () => {
  it('is beside the facts about its customer', async () => {
    await open(addressOf(1), {
      getSupportTicket: () =>
        supportTicketReply(1, {
          requestIds: ['request-0001'],
          history: [{ at: '2026-11-24T09:00:00Z', actor: 'mari@sild.test', action: 'tagged', note: 'invoice' }],
        }),
      getTicketCustomer: () =>
        customerReply({
          tickets: [
            { guid: ticketGuid(7), number: 1007, title: 'Earlier', state: 'rated', createdAt: '2026-10-01T09:00:00Z' },
          ],
        }),
    })
    const facts = within(screen.getByRole('region', { name: 'Customer' }))
    expect(facts.getByText('customer1@sild.test')).toBeTruthy()
    expect(facts.getByRole('link', { name: 'Kask ja Pojad OÜ' }).getAttribute('href')).toBe(
      paths.company('kask-ja-pojad'),
    )
    expect(facts.getByText('startup')).toBeTruthy()
    expect(facts.getByText('request-0001')).toBeTruthy()
    expect(facts.getByRole('link', { name: 'Earlier' }).getAttribute('href')).toBe(addressOf(7))
    expect(screen.getByText(/mari@sild.test.*tagged.*: invoice/)).toBeTruthy()
  })

  it('says that the facts are unavailable, and requests them again', async () => {
    let isAway = true
    const page = await open(addressOf(1), {
      getTicketCustomer: () => {
        if (isAway) throw refusal('rate-limited', { status: 429 })
        return customerReply()
      },
    })
    const facts = within(screen.getByRole('region', { name: 'Customer' }))
    isAway = false
    await page.user.click(await facts.findByRole('button', { name: 'Try again' }))
    expect(await facts.findByText('customer1@sild.test')).toBeTruthy()
  })
})
