import type { Reply } from '@sild/contract'
import type { Chat, ChatMessage } from '@sild/contract/chat/schemas'
import { paths } from '@sild/paths'
import { catchUp } from '@sild/shell-api'
import { type ApiMocks, noConnection, refusal } from '@sild/testing/mock-api'
import { chatReply, guidOf, messageReply, ownMessageReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'

const chatGuid = guidOf(201)
const open = (messages: ChatMessage[], { chat = {}, api = {} }: { chat?: Partial<Chat>; api?: ApiMocks } = {}) => {
  const shown = chatReply(chat)
  return renderPage(remote, paths.chats(chatGuid), {
    session: memberSession(),
    api: {
      listChats: () => ({ list: [shown], total: 1 }),
      getChat: () => ({ chat: shown, messages, hasEarlier: false }),
      markChatRead: () => ({ acknowledged: true }),
      getMyReview: () => ({ review: null, mayReview: false, isAwaited: false }),
      ...api,
    },
  })
}
const log = () => screen.getByRole('log', { name: 'Messages of this chat' })
const messages = () =>
  within(log())
    .getAllByRole('article')
    .map((article) => article.querySelector('p')?.textContent)
const composer = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })

it('shows the hours of the reader, and no day for a chat of today', async () => {
  const now = new Date().toISOString()
  const hour = new Date(now).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  await open([messageReply(1, { sentAt: now })], { chat: { updatedAt: now } })
  expect(within(log()).getByRole('article').querySelector('time')?.textContent).toBe(hour)
  expect(within(screen.getByRole('region', { name: 'Chats' })).getByText(hour)).toBeTruthy()
})

describe('sending a message', () => {
  it('shows it at once, and once when the server has it', async () => {
    const sent = Promise.withResolvers<ChatMessage>()
    const page = await open([messageReply(1)], { api: { sendChatMessage: () => sent.promise } })
    await page.user.type(composer(), 'Hello{Enter}')
    expect(composer().value).toBe('')
    expect(messages()).toEqual(['Message 1', 'Hello'])
    expect(within(log()).getByText('Sending…')).toBeTruthy()
    const [call] = page.api.callsOf('sendChatMessage')
    sent.resolve(ownMessageReply(2, { message: 'Hello', clientGuid: call!.body.clientGuid }))
    await within(log()).findByText('Sent')
    expect(messages()).toEqual(['Message 1', 'Hello'])
  })

  it('that failed keeps its place and its guid, and a retry makes one message of it', async () => {
    const sendChatMessage = vi
      .fn<NonNullable<ApiMocks['sendChatMessage']>>()
      .mockRejectedValueOnce(noConnection())
      .mockImplementationOnce(({ body }) => ownMessageReply(1, { message: body.message, clientGuid: body.clientGuid }))
    const page = await open([], { api: { sendChatMessage } })
    await page.user.type(composer(), 'Hello{Enter}')
    const problem = within(await within(log()).findByRole('alert'))
    expect(problem.getByText('Sild cannot be reached. Nothing is lost, please try again')).toBeTruthy()
    await page.user.click(problem.getByRole('button', { name: 'Try again' }))
    await within(log()).findByText('Sent')
    expect(messages()).toEqual(['Hello'])
    const [first, second] = page.api.callsOf('sendChatMessage')
    expect(second).toEqual(first)
    expect(first!.idempotencyKey).toBe(first!.body.clientGuid)
  })

  it('that failed is still there after another chat was opened', async () => {
    const sendChatMessage = vi
      .fn<NonNullable<ApiMocks['sendChatMessage']>>()
      .mockRejectedValueOnce(noConnection())
      .mockImplementationOnce(({ body }) => ownMessageReply(1, { message: body.message, clientGuid: body.clientGuid }))
    const page = await open([], { api: { sendChatMessage } })
    await page.user.type(composer(), 'Hello{Enter}')
    await within(log()).findByText('Not sent')
    await page.goTo(paths.chats(guidOf(202)))
    expect(within(log()).queryByText('Hello')).toBeNull()
    await page.goTo(paths.chats(chatGuid))
    await page.user.click(within(log()).getByRole('button', { name: 'Try again' }))
    await within(log()).findByText('Sent')
    const [first, second] = page.api.callsOf('sendChatMessage')
    expect(second).toEqual(first)
  })

  it('that failed is still there after the page was loaded again', async () => {
    const page = await open([], { api: { sendChatMessage: () => Promise.reject(noConnection()) } })
    await page.user.type(composer(), 'Hello{Enter}')
    await within(log()).findByText('Not sent')
    await waitFor(() => expect(Object.values(localStorage).join('')).toContain('Hello'))
    cleanup()
    await open([])
    expect(messages()).toEqual(['Hello'])
    expect(within(log()).getByText('Not sent')).toBeTruthy()
  })

  it('that was on its way when another chat was opened is marked there when it fails', async () => {
    const sent = Promise.withResolvers<ChatMessage>()
    const page = await open([], { api: { sendChatMessage: () => sent.promise } })
    await page.user.type(composer(), 'Hello{Enter}')
    await page.goTo(paths.chats(guidOf(202)))
    await act(async () => sent.reject(noConnection()))
    await page.goTo(paths.chats(chatGuid))
    expect(await within(log()).findByText('Not sent')).toBeTruthy()
  })

  it('keeps a refused file until the user removes it', async () => {
    const page = await open([messageReply(1)], { api: { sendChatMessage: ({ body }) => ownMessageReply(2, body) } })
    fireEvent.change(screen.getByLabelText('Attach files'), { target: { files: [new File(['x'], 'setup.exe')] } })
    await page.user.type(composer(), 'See the file{Enter}')
    expect(screen.getByText('Remove the files that cannot be sent, or choose others')).toBeTruthy()
    expect(composer().value).toBe('See the file')
    expect(page.api.callsOf('sendChatMessage')).toEqual([])
    await page.user.click(screen.getByRole('button', { name: 'Remove setup.exe' }))
    expect(screen.queryByText('Remove the files that cannot be sent, or choose others')).toBeNull()
    await page.user.type(composer(), '{Enter}')
    await waitFor(() => expect(messages()).toEqual(['Message 1', 'See the file']))
  })

  it('shows it once where the live message overtakes the answer', async () => {
    const sent = Promise.withResolvers<ChatMessage>()
    const page = await open([messageReply(1)], { api: { sendChatMessage: () => sent.promise } })
    await page.user.type(composer(), 'Hello{Enter}')
    const message = ownMessageReply(2, {
      message: 'Hello',
      clientGuid: page.api.callsOf('sendChatMessage')[0]!.body.clientGuid,
    })
    page.deliver({ type: 'chat-message', payload: { chatGuid, message } })
    expect(messages()).toEqual(['Message 1', 'Hello'])
    sent.resolve(message)
    await waitFor(() => expect(messages()).toEqual(['Message 1', 'Hello']))
  })

  it('can be discarded', async () => {
    const page = await open([messageReply(1)], { api: { sendChatMessage: () => Promise.reject(noConnection()) } })
    await page.user.type(composer(), 'Hello{Enter}')
    await page.user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(messages()).toEqual(['Message 1'])
  })

  it('refuses an empty or too long message, and keeps it', async () => {
    const page = await open([messageReply(1)])
    await page.user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByText('This field is required')).toBeTruthy()
    composer().focus()
    await page.user.paste('x'.repeat(1001))
    await page.user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByText('Enter no more than 1,000 characters')).toBeTruthy()
    expect(composer().value.length).toBe(1001)
  })

  it('sends only files that have arrived', async () => {
    const fileUrl = 'https://uploads.sild.test/ab/plan.pdf'
    const uploaded = Promise.withResolvers<Reply<'uploadFile'>>()
    const page = await open([messageReply(1)], {
      api: {
        uploadFile: () => uploaded.promise,
        sendChatMessage: ({ body }) => ownMessageReply(2, body),
      },
    })
    const plan = new File(['x'], 'plan.pdf', { type: 'application/pdf' })
    const input = screen.getByLabelText('Attach files')
    fireEvent.change(input, { target: { files: [plan, new File(['x'], 'setup.exe')] } })
    const files = within(screen.getByRole('list', { name: 'Attached files' }))
    expect(files.getByRole('alert').textContent).toContain('Please try JPG, JPEG, PNG, WEBP, PDF, DOCX, TXT format')
    await page.user.click(files.getByRole('button', { name: 'Remove setup.exe' }))
    expect(document.activeElement).toBe(composer())
    await page.user.type(composer(), 'The plan{Enter}')
    expect(screen.getByText('Files are still on their way')).toBeTruthy()
    uploaded.resolve({ fileUrl, name: 'plan.pdf', bytes: 1, width: null, height: null })
    await waitFor(() => expect(files.queryByRole('progressbar')).toBeNull())
    await page.user.type(composer(), '{Enter}')
    expect((await within(log()).findByRole('link', { name: 'plan.pdf' })).getAttribute('href')).toBe(fileUrl)
    expect(page.api.callsOf('sendChatMessage')[0]!.body.attachments).toEqual([
      { url: fileUrl, name: 'plan.pdf', bytes: 1 },
    ])
  })

  it('begins a line with Shift and Enter', async () => {
    const page = await open([messageReply(1)])
    await page.user.type(composer(), 'One{Shift>}{Enter}{/Shift}two')
    expect(composer().value).toBe('One\ntwo')
  })

  it('keeps what was typed in a chat with the chat', async () => {
    const page = await open([messageReply(1)])
    await page.user.type(composer(), 'Half a th')
    await page.goTo(paths.chats())
    await page.goTo(paths.chats(chatGuid))
    expect(composer().value).toBe('Half a th')
  })
})

describe('reading a chat', () => {
  it('marks what is new where it was opened, and reports to the server how far it was read', async () => {
    const page = await open([messageReply(1), messageReply(2), messageReply(3)], { chat: { unreadCount: 2 } })
    const line = within(log()).getByText('New')
    expect(line.nextElementSibling?.textContent).toContain('Message 2')
    await waitFor(() =>
      expect(page.api.callsOf('markChatRead').map(({ body }) => body)).toEqual([{ chatGuid, position: 3 }]),
    )
    page.deliver({ type: 'chat-message', payload: { chatGuid, message: messageReply(4) } })
    expect(within(log()).getByText('New').nextElementSibling?.textContent).toContain('Message 2')
    await waitFor(() => expect(page.api.callsOf('markChatRead').at(-1)!.body.position).toBe(4))
  })

  it('says of own messages whether the other side has read them', async () => {
    await open([ownMessageReply(1), ownMessageReply(2)], { chat: { companionReadPosition: 1 } })
    const states = within(log()).getAllByText(/^(Read|Sent)$/)
    expect(states.map(({ textContent }) => textContent)).toEqual(['Read', 'Sent'])
  })

  it('reads the thread again when a message in between is missing', async () => {
    const page = await open([messageReply(1)])
    page.deliver({ type: 'chat-message', payload: { chatGuid, message: messageReply(3) } })
    await waitFor(() => expect(page.api.callsOf('getChat').length).toBe(2))
  })

  it('reads the thread again when live messages may have passed by', async () => {
    const threads = [[messageReply(1)], [messageReply(1), messageReply(2)]]
    await open([], {
      api: { getChat: () => ({ chat: chatReply(), messages: threads.shift()!, hasEarlier: false }) },
    })
    act(catchUp)
    await waitFor(() => expect(messages()).toEqual(['Message 1', 'Message 2']))
  })

  it('brings earlier messages page by page', async () => {
    const page = await renderPage(remote, paths.chats(chatGuid), {
      session: memberSession(),
      api: {
        listChats: () => ({ list: [], total: 0 }),
        markChatRead: () => ({ acknowledged: true }),
        getMyReview: () => ({ review: null, mayReview: false, isAwaited: false }),
        getChat: ({ query }) =>
          query.before === undefined
            ? { chat: chatReply(), messages: [messageReply(51)], hasEarlier: true }
            : { chat: chatReply(), messages: [messageReply(50)], hasEarlier: false },
      },
    })
    await page.user.click(screen.getByRole('button', { name: 'Earlier messages' }))
    await waitFor(() => expect(messages()).toEqual(['Message 50', 'Message 51']))
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull()
  })

  it('takes no message once the chat is archived', async () => {
    await open([messageReply(1)], { chat: { state: 'archived' } })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('This chat is closed')).toBeTruthy()
  })

  it.each(['ARCHIVED', 'DELETED'] as const)('says when the publication is %s', async (publicationStatus) => {
    const publication = { ...chatReply().publication, publicationStatus }
    await open([messageReply(1)], { chat: { state: 'archived', publication } })
    expect(screen.getByText(`The publication has been ${publicationStatus.toLowerCase()} by the author`)).toBeTruthy()
  })

  it('that is deleted says so and leaves the others usable', async () => {
    await open([], {
      api: { getChat: () => Promise.reject(refusal('chat-not-found', { status: 404, message: 'No such chat' })) },
    })
    expect(await screen.findByText('No such chat')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Loire Logiciel/ })).toBeTruthy()
  })
})

describe('the list of chats', () => {
  it('shows the archive, what is unread and favourites by their addresses', async () => {
    const page = await renderPage(remote, paths.chatsOf('archive'), {
      session: memberSession(),
      api: { listChats: () => ({ list: [], total: 0 }) },
    })
    expect(screen.getByText('The archive is empty')).toBeTruthy()
    await page.user.click(screen.getByRole('link', { name: 'Unread' }))
    expect(await screen.findByText('All read')).toBeTruthy()
    await page.user.click(screen.getByRole('link', { name: 'Favourites' }))
    expect(await screen.findByText('No favourites yet')).toBeTruthy()
    expect(page.api.callsOf('listChats').map(({ query: { state, filter } }) => [state, filter])).toEqual([
      ['archived', 'all'],
      ['active', 'unread'],
      ['active', 'favorites'],
    ])
  })

  it.each([
    ['customer', 'Publish a project', paths.createProject()],
    ['provider', 'Find projects', paths.search({ searchType: 'tasks' })],
  ] as const)('shows a %s without any how chats begin', async (userType, name, path) => {
    await renderPage(remote, paths.chats(), {
      session: memberSession({ user: { userType } }),
      api: { listChats: () => ({ list: [], total: 0 }) },
    })
    expect(screen.getByRole('heading', { name: 'No chats yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path)
  })
})
