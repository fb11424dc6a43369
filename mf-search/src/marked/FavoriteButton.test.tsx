import { paths } from '@sild/paths'
import { forgetUser, type Session } from '@sild/shell-api'
import { markedCardReplies } from '@sild/testing/marked-cards'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import {
  cardReply,
  categoriesReply,
  companyCardReply,
  companyPageReply,
  publicationReply,
  searchReply,
} from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { guest, memberSession } from '@sild/testing/sessions'
import { subscriptionReply } from '@sild/testing/subscription'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../remote.tsx'

const cards = [cardReply(1), cardReply(2)]
const [first, second] = cards.map(({ guid }) => ({ cardGuid: guid, cardType: 'project' as const }))
const api: ApiMocks = {
  search: () => searchReply({ cards }),
  listCategories: categoriesReply,
  ...markedCardReplies({ favorites: [first!] }),
}
const open = (mocks: ApiMocks = {}, session: Session = memberSession()) =>
  renderPage(remote, paths.search(), { session, api: { ...api, ...mocks } })
const heart = (name: string) => screen.getByRole('button', { name: `Favourite: ${name}` })
const isPressed = (name: string) => heart(name).getAttribute('aria-pressed') === 'true'

describe('a heart', () => {
  it('shows favourites, loaded once for all cards', async () => {
    const page = await open()
    await waitFor(() => expect(isPressed('Project 1')).toBe(true))
    expect(isPressed('Project 2')).toBe(false)
    expect(page.api.callsOf('listFavoriteLists')).toHaveLength(1)
  })

  it('adds a favourite and removes it', async () => {
    const page = await open({ addFavorite: ({ body }) => body, removeFavorite: () => ({ acknowledged: true }) })
    await waitFor(() => expect(isPressed('Project 1')).toBe(true))
    await page.user.click(heart('Project 2'))
    await page.user.click(heart('Project 1'))
    await waitFor(() => expect([isPressed('Project 1'), isPressed('Project 2')]).toEqual([false, true]))
    expect(page.api.callsOf('addFavorite').map(({ body }) => body)).toEqual([{ ...second, listGuid: null }])
    expect(page.api.callsOf('removeFavorite').map(({ params }) => params.guid)).toEqual([first!.cardGuid])
    expect(page.track.mock.calls.filter(([name]) => name !== 'searched')).toEqual([
      ['favorite_added', { cardType: 'project' }],
    ])
  })

  it('reverts a change that the server refuses, with the reason', async () => {
    const refused = Promise.withResolvers<never>()
    const page = await open({ addFavorite: () => refused.promise })
    await page.user.click(heart('Project 2'))
    await waitFor(() => expect(isPressed('Project 2')).toBe(true))
    refused.reject(refusal('favorite-limit-reached', { status: 409, message: 'No more' }))
    await waitFor(() => expect(isPressed('Project 2')).toBe(false))
    expect(page.notices().map(({ text }) => text)).toEqual(['No more'])
  })

  it('asks a guest to sign in, and sends nothing', async () => {
    const page = await open({}, guest)
    await page.user.click(heart('Project 1'))
    expect(page.explainMissing).toHaveBeenCalledWith('member')
    expect(page.api.callsOf('listFavoriteLists')).toEqual([])
  })

  it('is empty after signing out', async () => {
    const page = await open(markedCardReplies({ favorites: [first!], hidden: [second!] }))
    await waitFor(() => expect(isPressed('Project 1')).toBe(true))
    expect(screen.getByText('You have hidden Project 2')).toBeTruthy()
    page.enter(guest)
    act(forgetUser)
    expect(isPressed('Project 1')).toBe(false)
    expect(screen.queryByText('You have hidden Project 2')).toBeNull()
  })

  it('shows those of another member who signs in', async () => {
    const page = await open(markedCardReplies({ favorites: [first!] }))
    await waitFor(() => expect(isPressed('Project 1')).toBe(true))
    act(forgetUser)
    expect(isPressed('Project 1')).toBe(false)
    page.enter(memberSession({ user: { guid: crypto.randomUUID() } }))
    await waitFor(() => expect(isPressed('Project 1')).toBe(true))
    expect(page.api.callsOf('listFavoriteLists').length).toBe(2)
  })

  it('is on publications and on companies', async () => {
    const publication = publicationReply()
    const company = companyPageReply()
    const page = await renderPage(remote, paths.publication('project', publication.slug), {
      session: memberSession(),
      api: {
        ...api,
        ...markedCardReplies(),
        search: () => searchReply({ cards: [] }),
        listCards: () => ({ list: [] }),
        listSimilarCards: () => ({ cards: [] }),
        getAnswering: () => ({ answering: null }),
        getPublication: () => publication,
        recordViews: () => ({ acknowledged: true }),
        addFavorite: ({ body }) => body,
        getCompany: () => company,
        listCompanyReviews: () => ({ list: [], total: 0 }),
        getActiveSubscription: () => subscriptionReply(),
        getCompanyVerification: () => ({ status: 'not-checked', checks: [] }),
        getMyReview: () => ({ review: null, mayReview: false, isAwaited: false }),
      },
    })
    await page.user.click(heart(publication.name))
    await page.goTo(paths.company(company.slug))
    await page.user.click(heart(company.name))
    await waitFor(() =>
      expect(page.api.callsOf('addFavorite').map(({ body }) => [body.cardGuid, body.cardType])).toEqual([
        [publication.guid, 'project'],
        [company.guid, 'company'],
      ]),
    )
  })
})

describe('hiding a result', () => {
  it('leaves a line in its place that reverts it', async () => {
    const page = await open({ hideCard: () => ({ acknowledged: true }), showCard: () => ({ acknowledged: true }) })
    await page.user.click(screen.getByRole('button', { name: 'Hide: Project 2' }))
    expect(await screen.findByText('You have hidden Project 2')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show again' }))
    expect(screen.queryByRole('link', { name: 'Project 2' })).toBeNull()
    expect([page.api.callsOf('hideCard'), page.api.callsOf('showCard')].map(({ length }) => length)).toEqual([1, 0])
    await page.user.click(screen.getByRole('button', { name: 'Show again' }))
    expect(await screen.findByRole('link', { name: 'Project 2' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide: Project 2' }))
    for (const operation of ['hideCard', 'showCard'] as const)
      expect(page.api.callsOf(operation).map(({ body }) => body)).toEqual([second])
  })

  it('decrements the count, and keeps the line', async () => {
    let hidden = 0
    const page = await open({
      search: () => searchReply({ cards: hidden ? [cards[0]!] : cards, total: 2 - hidden, hiddenCount: hidden }),
      hideCard: () => {
        hidden = 1
        return { acknowledged: true }
      },
    })
    expect(screen.getByRole('status').textContent).toBe('2 results')
    await page.user.click(screen.getByRole('button', { name: 'Hide: Project 2' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 result'))
    expect(screen.getByText('You have hidden Project 2')).toBeTruthy()
  })

  it('replaces the results of a guest by those of the member, who can show all again', async () => {
    const asGuest = searchReply({ cards, total: 2 })
    const asMember = searchReply({ cards: [cards[0]!], total: 1, hiddenCount: 1 })
    let searches = 0
    const page = await open({
      ...markedCardReplies({ hidden: [second!] }),
      search: ({ body: { withHidden } }) => (searches++ === 0 || withHidden ? asGuest : asMember),
    })
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 result'))
    expect(screen.queryByText('You have hidden Project 2')).toBeNull()
    await page.user.click(screen.getByRole('link', { name: 'Show hidden results' }))
    expect(page.address()).toBe('/search?searchType=tasks&hidden=yes')
    expect(await screen.findByText('You have hidden Project 2')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Leave out hidden results' })).toBeTruthy()
  })

  it('is for companies too, and not for guests', async () => {
    const company = companyCardReply()
    const page = await open({ search: () => searchReply({ cards: [company] }) })
    expect(screen.getByRole('button', { name: `Hide: ${company.name}` })).toBeTruthy()
    page.enter(guest)
    expect(screen.queryByRole('button', { name: `Hide: ${company.name}` })).toBeNull()
  })
})
