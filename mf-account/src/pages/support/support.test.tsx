import { paths } from '@sild/paths'
import { rememberFailure } from '@sild/shell-api/recent-failures'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { listedTicket, supportMocks, ticketReply } from './support-mocks.ts'

const { guid } = ticketReply()
const session = memberSession({ user: { isVerified: 0 } })
const open = (path: string, api: ApiMocks = {}) =>
  renderPage(remote, path, { session, api: { ...supportMocks, ...api } })
const box = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const file = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const uploadFile: ApiMocks['uploadFile'] = () => ({
  fileUrl: 'https://uploads.sild.test/chat/ab/new.pdf',
  name: 'screen.pdf',
  bytes: 8,
  width: null,
  height: null,
})

describe('my support', () => {
  it('is linked in the menu of the account for every signed-in user', () => {
    expect(remote.navigation).toContainEqual({
      slot: 'account-menu',
      path: paths.support(),
      label: 'mf-account.navigation.support',
      order: 50,
      access: 'member',
    })
  })

  it('lists open tickets with their state and new answers, also for an unverified user', async () => {
    await open(paths.support(), {
      listTickets: () => ({
        list: [listedTicket({ newMessageAmount: 2 })],
        total: 1,
        counts: { open: 1, archive: 4 },
      }),
    })
    const [ticket] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))
    expect(ticket!.textContent).toMatch(/The invoice of March is missing.*2 new answers.*Answered.*Ticket #1001/)
    expect(screen.getByRole('link', { name: 'The invoice of March is missing' }).getAttribute('href')).toBe(
      paths.ticket(guid),
    )
    expect(screen.getByRole('link', { name: /^Archive/ }).textContent).toBe('Archive4')
    expect(screen.getByRole('link', { name: 'New ticket' }).getAttribute('href')).toBe(paths.newTicket())
  })

  it('has an archive, and says what to do when it is empty', async () => {
    const page = await open(paths.support('archive'), {
      listTickets: () => ({ list: [], total: 0, counts: { open: 1, archive: 0 } }),
    })
    expect(page.api.callsOf('listTickets')).toMatchObject([{ query: { view: 'archive' } }])
    expect(screen.getByRole('heading', { name: 'Nothing is archived yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Look in the help center' })).toBeTruthy()
  })

  it('reads again when support has changed something', async () => {
    const page = await open(paths.support())
    page.deliver({ type: 'support-ticket-changed', payload: { ticketGuid: guid } })
    await waitFor(() => expect(page.api.callsOf('listTickets')).toHaveLength(2))
  })
})

describe('a new ticket', () => {
  it('is sent with its files, and is open then', async () => {
    const page = await open(paths.newTicket('Email address'), { uploadFile })
    expect(box('What is it about?').value).toBe('Email address')
    await page.user.type(box('Message'), 'Please change it')
    await page.user.upload(screen.getByLabelText(/Files/), [file('screen.pdf')])
    await screen.findByText('screen.pdf')
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    await page.user.click(screen.getByRole('button', { name: 'Send to support' }))
    await waitFor(() => expect(page.address()).toBe(paths.ticket(guid)))
    expect(page.api.callsOf('createTicket').map(({ body }) => body)).toEqual([
      {
        title: 'Email address',
        message: 'Please change it',
        files: [{ url: 'https://uploads.sild.test/chat/ab/new.pdf', name: 'screen.pdf', bytes: 8 }],
        requestIds: [],
      },
    ])
    expect(page.notices().map(({ text }) => text)).toEqual(['Thank you, your message is with us'])
    expect(page.track.mock.calls).toEqual([['ticket_sent', { fileCount: 1 }]])
  })

  it('includes the ids of the last errors, and says so', async () => {
    rememberFailure({ requestId: 'request-0001', status: 503 })
    rememberFailure({ requestId: 'request-0002', status: 404 })
    const page = await open(paths.newTicket('It broke'))
    expect(await screen.findByText(/The numbers of your last errors go along/)).toBeTruthy()
    await page.user.type(box('Message'), 'It says Ooops')
    await page.user.click(screen.getByRole('button', { name: 'Send to support' }))
    await waitFor(() =>
      expect(page.api.callsOf('createTicket').map(({ body }) => body.requestIds)).toEqual([['request-0001']]),
    )
  })

  it('says beside each field what is wrong, and keeps what was typed', async () => {
    const page = await open(paths.newTicket())
    await page.user.type(box('What is it about?'), 'ab')
    await page.user.click(screen.getByRole('button', { name: 'Send to support' }))
    await screen.findByRole('alert')
    expect(screen.getByRole('textbox', { name: 'What is it about?', description: /3/ })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Message', description: /This field is required/ })).toBeTruthy()
    expect(box('What is it about?').value).toBe('ab')
    expect(page.api.callsOf('createTicket')).toEqual([])
  })

  it('is not sent without a file that was refused, until that is removed', async () => {
    const page = await open(paths.newTicket('A file'), {
      uploadFile: () => Promise.reject(refusal('file-too-large', { status: 413 })),
    })
    await page.user.type(box('Message'), 'See the drawing')
    await page.user.upload(screen.getByLabelText(/Files/), [file('drawing.pdf')])
    await screen.findByText(/file-too-large/)
    await page.user.click(screen.getByRole('button', { name: 'Send to support' }))
    expect(await screen.findByText('Please remove the files that were not accepted')).toBeTruthy()
    expect(page.api.callsOf('createTicket')).toEqual([])
    await page.user.click(screen.getByRole('button', { name: 'Remove drawing.pdf' }))
    await page.user.click(screen.getByRole('button', { name: 'Send to support' }))
    await waitFor(() => expect(page.api.callsOf('createTicket')).toHaveLength(1))
  })

  it('that the server refuses stays as it was typed', async () => {
    const page = await open(paths.newTicket('A question'), {
      createTicket: () => Promise.reject(refusal('rate-limited', { status: 429 })),
    })
    await page.user.type(box('Message'), 'Once more')
    await page.user.click(screen.getByRole('button', { name: 'Send to support' }))
    expect((await screen.findByRole('alert')).textContent).toContain('rate-limited')
    expect(box('Message').value).toBe('Once more')
  })
})

describe('a ticket', () => {
  it('shows its messages and files, and is marked as seen', async () => {
    const page = await open(paths.ticket(guid), { getTicket: () => ticketReply({ newMessageAmount: 1 }) })
    const messages = within(screen.getByRole('log', { name: 'Messages' })).getAllByRole('listitem')
    expect(messages[0]!.textContent).toMatch(/^You.*Where is it\?\s+We need it today\./s)
    expect(messages[1]!.textContent).toMatch(/^Sild support.*Here it is\./)
    expect(screen.getByRole('link', { name: 'invoice.pdf' })).toBeTruthy()
    await waitFor(() => expect(page.api.callsOf('markTicketViewed')).toMatchObject([{ params: { guid } }]))
  })

  it('that was seen before is not marked again', async () => {
    const page = await open(paths.ticket(guid))
    expect(page.api.callsOf('markTicketViewed')).toEqual([])
  })

  it('says by when support answers', async () => {
    await open(paths.ticket(guid), { getTicket: () => ticketReply({ state: 'open', dueAt: '2026-11-23T11:00:00Z' }) })
    expect(screen.getByText(/You hear from us by/).textContent).toMatch(/23/)
  })

  it('goes on with a reply, which empties the field', async () => {
    const page = await open(paths.ticket(guid), {
      replyToTicket: ({ body }) => {
        const { messages, ...ticket } = ticketReply({ state: 'open' })
        const [first] = messages
        return { ...ticket, messages: [...messages, { ...first!, guid: guid, message: body.message }] }
      },
    })
    await page.user.type(box('Your reply'), 'That is another one')
    await page.user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await within(screen.getByRole('log', { name: 'Messages' })).findByText('That is another one')).toBeTruthy()
    expect(box('Your reply').value).toBe('')
  })

  it('keeps what was typed while a reply was on its way', async () => {
    const sent = Promise.withResolvers<void>()
    const page = await open(paths.ticket(guid), {
      replyToTicket: () => sent.promise.then(() => ticketReply({ state: 'open', dueAt: '2026-11-23T11:00:00Z' })),
    })
    await page.user.type(box('Your reply'), 'That is another one')
    await page.user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(page.api.callsOf('replyToTicket')).toHaveLength(1))
    await page.user.type(box('Your reply'), ', see the file')
    sent.resolve()
    expect(await screen.findByText(/You hear from us by/)).toBeTruthy()
    expect(box('Your reply').value).toBe('That is another one, see the file')
  })

  it('keeps the text that was typed while a reply is sent', async () => {
    const sent = Promise.withResolvers<void>()
    const page = await open(paths.ticket(guid), {
      replyToTicket: () => sent.promise.then(() => ticketReply({ state: 'open' })),
    })
    await page.user.type(box('Your reply'), 'That is another one')
    await page.user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(page.api.callsOf('replyToTicket')).toHaveLength(1))
    await page.user.type(box('Your reply'), ' See the file')
    sent.resolve()
    await waitFor(() => expect(box('Your reply').value).toBe('See the file'))
  })

  it('is closed, rated with a comment, and rated again', async () => {
    const page = await open(paths.ticket(guid))
    await page.user.click(screen.getByRole('button', { name: 'It is settled' }))
    expect(await screen.findByText('This ticket is closed')).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Rate' }))
    await screen.findByRole('alert')
    expect(page.api.callsOf('rateTicket')).toEqual([])
    await page.user.click(
      within(screen.getByRole('radiogroup', { name: 'Your rating' })).getByRole('radio', { name: '4' }),
    )
    await page.user.type(box('What could be better, or what was good? (optional)'), 'Quick')
    await page.user.click(screen.getByRole('button', { name: 'Rate' }))
    expect(await screen.findByRole('img', { name: 'You have given 4 out of 5' })).toBeTruthy()
    expect(page.api.callsOf('rateTicket').map(({ body }) => body)).toEqual([{ rating: 4, comment: 'Quick' }])
    await page.user.click(screen.getByRole('button', { name: 'Change the rating' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4' }).checked).toBe(true)
  })

  it('is read again when support has changed it', async () => {
    const page = await open(paths.ticket(guid))
    page.deliver({ type: 'support-ticket-changed', payload: { ticketGuid: guid } })
    await waitFor(() => expect(page.api.callsOf('getTicket')).toHaveLength(2))
  })
})
