import { paths } from '@sild/paths'
import { forgetUser } from '@sild/shell-api'
import { cardWithTermsReply } from '@sild/testing/compared-cards'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { categoriesReply, publicationReply, searchReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { remote } from '../remote.tsx'

const [latest, older] = [1, 2].map((number) => cardWithTermsReply(number, { name: `Project ${number}` }))
const kept = () => JSON.parse(localStorage.getItem('sild.recent') ?? '[]') as string[]
const publication = publicationReply({ guid: latest!.card.guid })
const open = (path: string, api: ApiMocks = {}) =>
  renderPage(remote, path, {
    api: {
      search: () => searchReply({ cards: [] }),
      listCategories: categoriesReply,
      getAnswering: () => ({ answering: null }),
      recordViews: () => ({ acknowledged: true }),
      getPublication: () => publication,
      listSimilarCards: () => ({ cards: [] }),
      listCards: ({ body }) => ({ list: [latest!, older!].filter(({ card }) => body.guids.includes(card.guid)) }),
      ...api,
    },
  })
const recent = () => screen.findByRole('region', { name: 'Recently viewed' })
beforeEach(() => act(() => forgetUser()))

it('stores the viewed cards, the latest first, and shows the others', async () => {
  localStorage.setItem('sild.recent', JSON.stringify([older!.card.guid, 'no guid', 7]))
  await open(paths.publication('project', publication.slug))
  const links = within(await recent()).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Project 2', paths.publication('project', older!.card.slug)],
  ])
  expect(kept()).toEqual([latest!.card.guid, older!.card.guid])
})

it('forgets deleted cards, all of them when it is cleared, and when the user signs out', async () => {
  const gone = crypto.randomUUID()
  localStorage.setItem('sild.recent', JSON.stringify([gone, latest!.card.guid]))
  const page = await open(paths.search())
  const shown = within(await recent())
  expect(shown.getAllByRole('listitem')).toHaveLength(1)
  expect(kept()).toEqual([latest!.card.guid])
  await page.user.click(shown.getByRole('button', { name: 'Clear' }))
  expect([kept(), screen.queryByRole('region', { name: 'Recently viewed' })]).toEqual([[], null])
})

it('stays away without viewed cards, and in a search with words', async () => {
  const page = await open(paths.search())
  expect(page.api.callsOf('listCards')).toEqual([])
  localStorage.setItem('sild.recent', JSON.stringify([older!.card.guid]))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'sild.recent' })))
  await recent()
  await page.goTo(paths.search({ query: 'web' }))
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
})

it('stays away where it cannot be loaded', async () => {
  localStorage.setItem('sild.recent', JSON.stringify([older!.card.guid]))
  const page = await open(paths.search(), { listCards: () => Promise.reject(refusal('unavailable', { status: 503 })) })
  await waitFor(() => expect(page.api.callsOf('listCards')).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
  expect(kept()).toEqual([older!.card.guid])
})
