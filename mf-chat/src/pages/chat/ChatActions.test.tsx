import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { chatReply, guidOf, messageReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'

const chat = chatReply()
const { chatGuid, companion } = chat
const open = (api: ApiMocks = {}) =>
  renderPage(remote, paths.chats(chatGuid), {
    session: memberSession(),
    api: {
      listChats: () => ({ list: [chat], total: 1 }),
      getChat: () => ({ chat, messages: [messageReply(1)], hasEarlier: false }),
      markChatRead: () => ({ acknowledged: true }),
      getMyReview: () => ({ review: null, mayReview: true, isAwaited: false }),
      ...api,
    },
  })
type Page = Awaited<ReturnType<typeof open>>
const choose = async (page: Page, name: string) => {
  await page.user.click(await screen.findByRole('button', { name: 'More about this chat', expanded: false }))
  await page.user.click(await screen.findByRole('menuitem', { name }))
}

describe('a chat', () => {
  it('becomes a favourite at once, and is reverted if the server refuses', async () => {
    const favorite = Promise.withResolvers<never>()
    const page = await open({ favoriteChat: () => favorite.promise })
    const button = () => screen.getByRole('button', { name: 'Favourite' })
    expect(button().getAttribute('aria-pressed')).toBe('false')
    await page.user.click(button())
    expect(button().getAttribute('aria-pressed')).toBe('true')
    favorite.reject(refusal('unavailable', { status: 503, message: 'Not now' }))
    await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('false'))
    expect(page.api.callsOf('favoriteChat').map(({ params }) => params)).toEqual([{ chatGuid }])
  })

  it('is removed after a question, and the rest of the list is shown', async () => {
    let list = [chat]
    const page = await open({
      listChats: () => ({ list, total: list.length }),
      removeChat: () => {
        list = []
        return { acknowledged: true }
      },
    })
    await choose(page, 'Remove the chat')
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove this chat?' }))
    expect(page.api.callsOf('removeChat')).toEqual([])
    await page.user.click(question.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('No chats yet')).toBeTruthy()
    expect(page.address()).toBe(paths.chats())
    expect(page.api.callsOf('removeChat').map(({ params }) => params)).toEqual([{ chatGuid }])
  })

  it('is closed after a question', async () => {
    let state: 'active' | 'archived' = 'active'
    const page = await open({
      getChat: () => ({ chat: { ...chat, state }, messages: [messageReply(1)], hasEarlier: false }),
      archiveChat: () => {
        state = 'archived'
        return { ...chat, state }
      },
    })
    await choose(page, 'Close the chat')
    const question = within(await screen.findByRole('alertdialog', { name: 'Close this chat?' }))
    await page.user.click(question.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('This chat is closed')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
  })

  it('shows what was shared in it, the rest on demand', async () => {
    const file = (number: number) => ({
      url: `https://uploads.sild.test/${number}`,
      name: `plan-${number}.pdf`,
      messageGuid: guidOf(300 + number),
      authorCompanyGuid: companion.guid,
      sentAt: '2026-03-03T09:00:00Z',
    })
    const page = await open({
      listChatFiles: ({ query: { offset } }) => ({ list: [file(offset)], total: 25 }),
    })
    await choose(page, 'Shared files')
    const sheet = within(await screen.findByRole('dialog', { name: 'Shared files' }))
    expect((await sheet.findByRole('link', { name: 'plan-0.pdf' })).getAttribute('href')).toBe(file(0).url)
    await page.user.click(sheet.getByRole('button', { name: 'More files' }))
    expect(await sheet.findByRole('link', { name: 'plan-24.pdf' })).toBeTruthy()
    expect(sheet.queryByRole('button', { name: 'More files' })).toBeNull()
  })

  it('opens the pictures that were shared over their list, which Escape leads back to', async () => {
    const file = (name: string) => ({
      url: `https://uploads.sild.test/${name}`,
      name,
      messageGuid: guidOf(300),
      authorCompanyGuid: companion.guid,
      sentAt: '2026-03-03T09:00:00Z',
    })
    const list = ['plan.pdf', 'roof.JPG', 'yard.png'].map(file)
    const page = await open({ listChatFiles: () => ({ list, total: list.length }) })
    await choose(page, 'Shared files')
    await page.user.click(await screen.findByRole('link', { name: 'roof.JPG' }))
    const preview = within(await screen.findByRole('dialog', { name: 'Pictures' }))
    expect(preview.getByText('1 of 2')).toBeTruthy()
    await page.user.keyboard('{ArrowRight}{Escape}')
    expect(await screen.findByRole('dialog', { name: 'Shared files' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'yard.png' })))
  })

  it('opens a picture of a message on the page, and leaves other files to the browser', async () => {
    const attachments = ['plan.pdf', 'roof.webp'].map((name) => ({ url: `/${name}`, name, bytes: 12 }))
    const page = await open({
      getChat: () => ({ chat, messages: [messageReply(1, { attachments })], hasEarlier: false }),
    })
    const pressed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    const plan = screen.getByRole('link', { name: 'plan.pdf' })
    plan.parentElement!.addEventListener('click', pressed)
    await page.user.click(plan)
    expect(pressed).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
    await page.user.click(screen.getByRole('link', { name: 'roof.webp' }))
    expect(
      within(await screen.findByRole('dialog', { name: 'Pictures' }))
        .getByRole('img')
        .getAttribute('src'),
    ).toBe('/roof.webp')
  })

  it.each([
    ['What was written in this chat', { targetType: 'chat', targetGuid: chatGuid }],
    [`The company ${companion.name}`, { targetType: 'company', targetGuid: companion.guid }],
  ])('can be reported: %s', async (about, target) => {
    const page = await open({ createReport: () => ({ acknowledged: true }) })
    await choose(page, 'Report')
    const dialog = within(await screen.findByRole('dialog', { name: 'Report' }))
    await page.user.click(dialog.getByRole('radio', { name: about }))
    await page.user.click(dialog.getByRole('radio', { name: 'Obscene language' }))
    await page.user.click(dialog.getByRole('checkbox'))
    await page.user.click(dialog.getByRole('button', { name: 'Send the report' }))
    await waitFor(() =>
      expect(page.notices().map(({ text }) => text)).toEqual(['Thank you. A moderator looks into it']),
    )
    expect(page.api.callsOf('createReport').map(({ body }) => body)).toEqual([
      { ...target, reason: 'OBSCENE_LANGUAGE', text: null, goodFaith: true },
    ])
  })
})
