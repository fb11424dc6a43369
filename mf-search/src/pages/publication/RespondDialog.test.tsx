import { paths } from '@sild/paths'
import type { Session } from '@sild/shell-api'
import { markedCardReplies } from '@sild/testing/marked-cards'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { categoriesReply, chatReply, guidOf, publicationReply, responseReply } from '@sild/testing/replies'
import { renderPage, type RenderedPage } from '@sild/testing/render-page'
import { ownCompanyGuid } from '@sild/testing/own-company'
import { guest, memberSession } from '@sild/testing/sessions'
import { subscriptionReply } from '@sild/testing/subscription'
import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const publication = publicationReply()
const path = paths.publication('project', publication.slug)
const open = (api: ApiMocks = {}, session: Session = memberSession({ user: { userType: 'provider' } })) =>
  renderPage(remote, path, {
    session,
    api: {
      ...markedCardReplies(),
      getAnswering: () => ({ answering: null }),
      getPublication: () => publication,
      listCategories: categoriesReply,
      listSimilarCards: () => ({ cards: [] }),
      recordViews: () => ({ acknowledged: true }),
      getActiveSubscription: () => subscriptionReply(),
      ...api,
    },
  })
const message = (dialog: BoundFunctions<typeof queries>, description?: RegExp) =>
  dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message', description })

async function openDialog({ user }: RenderedPage) {
  await user.click(screen.getByRole('button', { name: 'Respond' }))
  return within(await screen.findByRole('dialog', { name: 'Your response' }))
}

describe('responding', () => {
  it('sends the message once, opens its chat and leads there', async () => {
    const page = await open({ respondToPublication: () => responseReply(), openChat: () => chatReply() })
    const dialog = await openDialog(page)
    await page.user.type(message(dialog), 'We can begin in May.')
    await page.user.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(page.address()).toBe(paths.chats(guidOf(201))))
    expect(page.api.callsOf('respondToPublication')).toMatchObject([
      { params: { cardType: 'project', guid: publication.guid }, body: { message: 'We can begin in May.' } },
    ])
    expect(page.api.callsOf('openChat').map(({ body }) => body)).toEqual([
      { respondGuid: guidOf(101), respondType: 'project' },
    ])
    expect(page.track.mock.calls).toEqual([['response_sent', { cardType: 'project' }]])
  })

  it('links to the chats when the chat does not open at once: the response is sent', async () => {
    const page = await open({
      respondToPublication: () => responseReply(),
      openChat: () => Promise.reject(refusal('unavailable', { status: 503 })),
    })
    const dialog = await openDialog(page)
    await page.user.type(message(dialog), 'We can begin in May.')
    await page.user.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(page.address()).toBe(paths.chats()))
    expect(page.notices().map(({ text }) => text)).toEqual(['Your response was sent'])
  })

  it('over the limit of the plan says so and keeps the message', async () => {
    const page = await open({
      respondToPublication: () => Promise.reject(refusal('quota-exceeded', { status: 402, message: 'Limit exceeded' })),
    })
    const dialog = await openDialog(page)
    await page.user.type(message(dialog), 'We can begin in May.')
    await page.user.click(dialog.getByRole('button', { name: 'Send' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Limit exceeded')
    expect(message(dialog).value).toBe('We can begin in May.')
    expect(page.track).not.toHaveBeenCalled()
  })

  it('that is empty or too long is refused beside the field', async () => {
    const page = await open()
    const dialog = await openDialog(page)
    await page.user.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(message(dialog, /This field is required/)).toBeTruthy())
    message(dialog).focus()
    await page.user.paste('x'.repeat(1001))
    await page.user.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(message(dialog, /Enter no more than 1,000 characters/)).toBeTruthy())
    expect(page.api.callsOf('respondToPublication')).toEqual([])
  })

  it('keeps what was typed when the dialog is closed and opened again', async () => {
    const page = await open()
    const dialog = await openDialog(page)
    await page.user.type(message(dialog), 'We can')
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    const again = await openDialog(page)
    await waitFor(() => expect(message(again).value).toBe('We can'))
  })

  it('shows a company on the free plan how many are left', async () => {
    const dialog = await openDialog(await open({ getActiveSubscription: () => subscriptionReply({ responses: 3 }) }))
    expect(await dialog.findByText(/17 of 20 responses left this month/)).toBeTruthy()
  })

  it('leads to the plans and back when none is left', async () => {
    const dialog = await openDialog(await open({ getActiveSubscription: () => subscriptionReply({ responses: 20 }) }))
    expect(await dialog.findByText('Limit exceeded')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(paths.subscriptionPlans(path))
  })

  it('says nothing of a limit to a user without one, nor before it is known', async () => {
    const page = await open({ getActiveSubscription: () => subscriptionReply({ responses: 3 }, 'startup') })
    const dialog = await openDialog(page)
    await waitFor(() => expect(page.api.callsOf('getActiveSubscription')).toHaveLength(1))
    expect(dialog.queryByText(/left this month|monthly/)).toBeNull()
  })

  it('is explained to a guest', async () => {
    const page = await open({}, guest)
    await page.user.click(screen.getByRole('button', { name: 'Respond' }))
    expect(page.explainMissing).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('to an own publication is not offered: the owner gets a link to it', async () => {
    const own = publicationReply({ author: { ...publication.author, guid: ownCompanyGuid } })
    await open({ getPublication: () => own })
    expect(screen.queryByRole('button', { name: 'Respond' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Manage it' }).getAttribute('href')).toBe(
      paths.myPublicationsOf('project', own.guid),
    )
  })
})

describe('the page of a publication', () => {
  it('counts a view once the session is known', async () => {
    const page = await open()
    expect(page.api.callsOf('recordViews').map(({ body }) => body)).toEqual([{ publications: [publication.guid] }])
  })

  it('comes without similar ones when the search is down', async () => {
    await open({ listSimilarCards: () => Promise.reject(refusal('unavailable', { status: 503 })) })
    expect(screen.getByRole('heading', { level: 1, name: publication.name })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Similar projects' })).toBeNull()
  })
})
