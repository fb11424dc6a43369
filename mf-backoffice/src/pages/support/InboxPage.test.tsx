import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import {
  cannedReply,
  customerReply,
  inboxTicketReply,
  supportMocks,
  supportTicketReply,
  ticketGuid,
} from './support-mocks.ts'

const session = memberSession({ user: { roles: ['support'] }, roles: ['support'], company: null })
const me = { userGuid: session.user.guid, email: session.user.email }
const colleague = { userGuid: ticketGuid(999), email: 'mari@sild.test' }
const noPayments: ApiMocks = { listAllPayments: () => ({ list: [], total: 0 }) }
const open = (path: string, api: ApiMocks = {}) =>
  renderPage(remote, path, { session, api: { ...supportMocks, ...noPayments, ...api } })
const addressOf = (number: number) => paths.supportTicket(ticketGuid(number))
const toolbar = () => within(screen.getByRole('toolbar', { name: 'Ticket' }))
const answer = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
const press = (name: string) => screen.getByRole('button', { name })

describe('the inbox', () => {
  it('shows what waits with its promise, its requester and what is overdue', async () => {
    await open(paths.supportInbox(), {
      listSupportInbox: () => ({
        list: [
          inboxTicketReply(1, { dueAt: '2020-01-01T09:00:00Z', source: 'payment', tags: ['invoice'] }),
          inboxTicketReply(2, { requester: { userGuid: null, name: 'Mari Maasikas', email: 'mari@example.ee' } }),
        ],
        hasMore: true,
        counts: { waiting: 60, mine: 1, overdue: 1 },
        tags: ['invoice'],
      }),
    })
    const [late, other] = screen.getAllByRole('link', { name: /^Question/ })
    expect(late!.textContent).toMatch(
      /Question 1.*#1001.*customer1@sild.test\s· Kask.*Overdue.*Declined payment.*invoice/,
    )
    expect(other!.textContent).toMatch(/Mari Maasikas/)
    expect(screen.getByText('60 waiting')).toBeTruthy()
    expect(screen.getByText('1 overdue')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show more' })).toBeTruthy()
  })

  it.each([
    ['mine', 'You hold no ticket'],
    ['answered', 'No ticket waits for a customer'],
    ['closed', 'Nothing is closed yet'],
  ])('explains the empty view %s', async (view, title) => {
    const page = await open(`${paths.supportInbox()}?view=${view}`, {
      listSupportInbox: () => ({ list: [], hasMore: false, counts: { waiting: 0, mine: 0, overdue: 0 }, tags: [] }),
    })
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(page.api.callsOf('listSupportInbox')).toMatchObject([{ query: { view } }])
  })

  it('searches, and keeps the words while tickets are opened', async () => {
    const page = await open(paths.supportInbox())
    await page.user.type(screen.getByRole('searchbox', { name: 'Search tickets' }), 'mari@sild.test{Enter}')
    await waitFor(() => expect(page.address()).toBe(`${paths.supportInbox()}?query=mari%40sild.test`))
    expect(page.api.callsOf('listSupportInbox').at(-1)).toMatchObject({ query: { query: 'mari@sild.test' } })
    await page.user.keyboard('{Tab}{Tab}')
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^Question 1/ }).getAttribute('href')).toBe(
        `${addressOf(1)}?query=mari%40sild.test`,
      ),
    )
  })

  it('shows what has one tag', async () => {
    await open(`${paths.supportInbox()}?tag=invoice`)
    const tag = screen.getByRole('link', { name: 'invoice' })
    expect(tag.getAttribute('aria-current')).toBe('true')
    expect(tag.getAttribute('href')).toBe(paths.supportInbox())
  })

  it('is read again when something has changed', async () => {
    const page = await open(addressOf(1))
    page.deliver({ type: 'support-inbox-changed', payload: { ticketGuid: ticketGuid(1) } })
    await waitFor(() => expect(page.api.callsOf('listSupportInbox')).toHaveLength(2))
    await waitFor(() => expect(page.api.callsOf('getSupportTicket')).toHaveLength(2))
  })
})

describe('the keys of the inbox', () => {
  it('move, claim, lead to the answer and close, as those of moderation do', async () => {
    const page = await open(paths.supportInbox(), {
      claimTicket: () => supportTicketReply(1, { claimedBy: me }),
    })
    await page.user.keyboard('j')
    await waitFor(() => expect(page.address()).toBe(addressOf(1)))
    await screen.findByRole('heading', { name: 'Question 1' })
    await page.user.keyboard('c')
    expect(await toolbar().findByRole('button', { name: 'Release' })).toBeTruthy()
    await page.user.keyboard('r')
    expect(document.activeElement).toBe(answer())
    await page.user.keyboard('je')
    expect(answer().value).toBe('je')
    expect(page.api.callsOf('closeSupportTicket')).toEqual([])
    answer().blur()
    await page.user.keyboard('e')
    await waitFor(() => expect(page.api.callsOf('closeSupportTicket')).toHaveLength(1))
    await page.user.keyboard('j')
    await waitFor(() => expect(page.address()).toBe(addressOf(2)))
  })
})

describe('a ticket of the inbox', () => {
  it('is answered, and the field is emptied', async () => {
    const page = await open(addressOf(1), {
      answerTicket: ({ body }) =>
        supportTicketReply(1, {
          state: 'messaged',
          messages: [
            {
              guid: ticketGuid(50),
              kind: 'answer',
              message: body.message,
              files: [],
              author: me.email,
              sentAt: '2026-11-24T09:00:00Z',
            },
          ],
        }),
    })
    await page.user.type(answer(), 'Arve on lisatud')
    await page.user.click(press('Send'))
    expect(await within(screen.getByRole('log', { name: 'Messages' })).findByText('Arve on lisatud')).toBeTruthy()
    expect(answer().value).toBe('')
    expect(page.api.callsOf('answerTicket').map(({ body }) => body)).toEqual([
      { message: 'Arve on lisatud', files: [], isClosing: false },
    ])
    await page.user.type(answer(), 'Kõik korras')
    await page.user.click(press('Send and close'))
    await waitFor(() => expect(page.api.callsOf('answerTicket').at(-1)?.body.isClosing).toBe(true))
  })

  it('takes a note, which is not an answer', async () => {
    const page = await open(addressOf(2))
    await page.user.type(answer(), 'Upset')
    await page.user.click(press('Save as a note'))
    await waitFor(() =>
      expect(page.api.callsOf('addTicketNote').map(({ body }) => body)).toEqual([{ message: 'Upset' }]),
    )
    expect(page.api.callsOf('answerTicket')).toEqual([])
  })

  it('keeps what was typed while a note was on its way', async () => {
    const saved = Promise.withResolvers<void>()
    const page = await open(addressOf(2), {
      addTicketNote: () => saved.promise.then(() => supportTicketReply(2)),
    })
    await page.user.type(answer(), 'Upset')
    await page.user.click(press('Save as a note'))
    await page.user.type(answer(), ' Dear Mari')
    saved.resolve()
    await waitFor(() => expect(answer().value).toBe('Dear Mari'))
  })

  it('takes a saved answer in the language of the customer, filled in', async () => {
    const page = await open(addressOf(3), {
      listCannedAnswers: () => ({
        list: [cannedReply({ texts: { en: '', et: 'Tere, {email}! #{number}, {company}', fr: '' } })],
      }),
      getSupportTicket: () => supportTicketReply(3, { companyName: null }),
    })
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Insert a saved answer' }), 'Declined card')
    expect(answer().value).toBe('Tere, customer1@sild.test! #1003, {company}')
    await page.user.click(press('Send'))
    expect(await screen.findByText('Fill in {company} first')).toBeTruthy()
    expect(page.api.callsOf('answerTicket')).toEqual([])
  })

  it('says what is missing, and keeps what was typed when the server refuses it', async () => {
    const page = await open(addressOf(4), {
      answerTicket: () => Promise.reject(refusal('ticket-claimed', { status: 409 })),
    })
    await page.user.click(press('Send'))
    expect(await screen.findByText('Write something first')).toBeTruthy()
    await page.user.type(answer(), 'Tere')
    await page.user.click(press('Send'))
    expect(await screen.findByText(/ticket-claimed/)).toBeTruthy()
    expect(answer().value).toBe('Tere')
  })

  it('stays as it is while a reload fails', async () => {
    let isAnswered = true
    const page = await open(addressOf(1), {
      getSupportTicket: () =>
        isAnswered ? supportTicketReply(1) : Promise.reject(refusal('unavailable', { status: 503 })),
    })
    const field = answer()
    isAnswered = false
    page.deliver({ type: 'support-inbox-changed', payload: { ticketGuid: ticketGuid(1) } })
    await waitFor(() => expect(page.api.callsOf('getSupportTicket')).toHaveLength(2))
    await page.user.type(field, 'Tere')
    expect(answer()).toBe(field)
  })

  it('that a colleague holds is theirs to answer', async () => {
    await open(addressOf(5), { getSupportTicket: () => supportTicketReply(5, { claimedBy: colleague }) })
    expect(toolbar().getByText('mari@sild.test is working on it')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
    expect(press('Save as a note')).toBeTruthy()
  })

  it('that is deleted leaves the inbox usable', async () => {
    await open(addressOf(6), {
      getSupportTicket: () => Promise.reject(refusal('ticket-not-found', { status: 404 })),
    })
    expect(await screen.findByRole('link', { name: 'Back to the inbox' })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: /^Question/ })).toHaveLength(3)
  })

  it('is merged into another one of the same customer', async () => {
    const page = await open(addressOf(1), {
      getTicketCustomer: () =>
        customerReply({
          tickets: [
            { guid: ticketGuid(2), number: 1002, title: 'The same', state: 'open', createdAt: '2026-11-01T09:00:00Z' },
          ],
        }),
    })
    await page.user.click(toolbar().getByRole('button', { name: 'Merge' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge into another ticket' }))
    await page.user.click(dialog.getByRole('button', { name: 'Merge' }))
    await dialog.findByRole('alert')
    await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Into which ticket?' }), '#1002 The same')
    await page.user.click(dialog.getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(page.address()).toBe(addressOf(2)))
    expect(page.api.callsOf('mergeTickets')).toMatchObject([
      { params: { ticketGuid: ticketGuid(1) }, body: { intoTicketGuid: ticketGuid(2) } },
    ])
  })

  it('is tagged, and a tag is taken away', async () => {
    const page = await open(addressOf(1))
    await page.user.type(screen.getByRole('textbox', { name: 'Add a tag' }), 'Invoice')
    await page.user.click(press('Add'))
    await page.user.click(await screen.findByRole('button', { name: 'Remove Invoice' }))
    await waitFor(() => expect(page.api.callsOf('tagTicket').map(({ body }) => body.tags)).toEqual([['Invoice'], []]))
  })
})

describe('saved answers', () => {
  it('are written in three languages, and none is left out', async () => {
    const page = await open(paths.cannedAnswers(), {
      createCannedAnswer: () => cannedReply({ name: 'Greeting' }),
    })
    await page.user.click(press('New answer'))
    const dialog = within(await screen.findByRole('dialog', { name: 'New answer' }))
    await page.user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Greeting')
    await page.user.type(dialog.getByRole('textbox', { name: 'In English' }), 'Hello')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByRole('alert')
    expect(dialog.getByRole('textbox', { name: 'In French', description: /required/ })).toBeTruthy()
    await page.user.type(dialog.getByRole('textbox', { name: 'In Estonian' }), 'Tere')
    await page.user.type(dialog.getByRole('textbox', { name: 'In French' }), 'Bonjour')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(page.notices().map(({ text }) => text)).toEqual(['“Greeting” is saved']))
    expect(page.api.callsOf('createCannedAnswer').map(({ body }) => body)).toEqual([
      { name: 'Greeting', texts: { en: 'Hello', et: 'Tere', fr: 'Bonjour' } },
    ])
  })

  it('are changed at the version that was seen, and deleted', async () => {
    const page = await open(paths.cannedAnswers())
    await page.user.click(press('Edit “Declined card”'))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(page.api.callsOf('updateCannedAnswer').map(({ body }) => body.version)).toEqual([3]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await page.user.click(press('Delete “Declined card”'))
    await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(page.api.callsOf('deleteCannedAnswer')).toHaveLength(1))
  })
})
