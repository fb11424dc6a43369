import type { SavedSearch } from '@sild/contract/search/saved-schemas'
import { documentPaths, paths } from '@sild/paths'
import { markedCardReplies } from '@sild/testing/marked-cards'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { cardReply, categoriesReply, guidOf, searchReply } from '@sild/testing/replies'
import { languagesReply } from '@sild/testing/search-filters'
import { renderPage } from '@sild/testing/render-page'
import { savedSearchReply as savedReply } from '@sild/testing/saved-searches'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'

describe('a search', () => {
  const open = (path: string, api: ApiMocks = {}, session = memberSession()) =>
    renderPage(remote, path, {
      session,
      api: {
        search: () => searchReply({ cards: [cardReply(1)], total: 1 }),
        listCategories: categoriesReply,
        listLanguages: languagesReply,
        ...markedCardReplies(),
        saveSearch: () => savedReply(),
        ...api,
      },
    })

  it('is saved under a name, with its filters and the chosen notices', async () => {
    const page = await open('/search?searchType=tasks&query=react&country=EE&within=week&sort=date&page=2')
    await page.user.click(screen.getByRole('button', { name: 'Save this search' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }))
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('react, Estonia')
    await page.user.click(dialog.getByRole('radio', { name: 'On Mondays' }))
    await page.user.click(dialog.getByRole('checkbox', { name: 'By email too' }))
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(page.notices()).toMatchObject([{ action: { path: paths.savedSearches() } }]))
    expect(page.api.callsOf('saveSearch').map(({ body }) => body)).toMatchObject([
      {
        searchType: 'tasks',
        query: 'react',
        categoryIds: [],
        countryCodes: ['EE'],
        workTypes: [],
        title: 'react, Estonia',
        schedule: 'weekly',
        isMailed: false,
      },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['/search?searchType=tasks', [/^Add words or a filter to save this search/]],
    ['/search?searchType=tasks&query=%3F%21%E2%80%A6', [/^Add words or a filter to save this search/]],
    ['/search?searchType=tasks&within=week', [/^Add words or another filter to save this search/]],
    ['/search/companies?query=kask', []],
  ])('that is empty, or for companies, cannot be saved: %s', async (path, expected) => {
    await open(path)
    expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull()
    const reasons = screen.queryAllByText(/to save this search/).map(({ textContent }) => textContent)
    expect(reasons).toEqual(expected.map((reason) => expect.stringMatching(reason)))
  })

  it('without results can be saved', async () => {
    const page = await open('/search?searchType=offers&query=zeppelin', {
      search: () => searchReply({ cards: [], total: 0 }),
    })
    await page.user.click(screen.getByRole('button', { name: 'Notify me of new results' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it.each([
    [refusal('saved-search-exists', { status: 409, message: 'You have it already' }), 'You have it already'],
    [
      refusal('invalid', { status: 422, fields: { query: { code: 'query-empty', message: 'Empty query' } } }),
      'Empty query',
    ],
  ])('that is refused says why, and keeps the typed values', async (refused, message) => {
    const page = await open('/search?searchType=tasks&query=react', {
      saveSearch: () => {
        throw refused
      },
    })
    await page.user.click(screen.getByRole('button', { name: 'Save this search' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.type(dialog.getByLabelText('Name'), ' mine')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0)
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('react mine')
  })
})

describe('saved searches', () => {
  /** A server that keeps them. */
  function keeper(...list: SavedSearch[]): ApiMocks {
    return {
      listCategories: categoriesReply,
      listLanguages: languagesReply,
      listSavedSearches: () => ({ list: [...list] }),
      ...markedCardReplies(),
      updateSavedSearch: ({ params, body }) => {
        const index = list.findIndex(({ guid }) => guid === params.guid)
        return (list[index] = { ...list[index]!, ...(body as Partial<SavedSearch>) })
      },
      deleteSavedSearch: () => {
        list.pop()
        return { acknowledged: true }
      },
    }
  }
  const open = (...list: SavedSearch[]) =>
    renderPage(remote, paths.savedSearches(), { session: memberSession(), api: keeper(...list) })

  it('say that the one of a notification was deleted, and nothing of an existing one', async () => {
    const at = (guid: string) =>
      renderPage(remote, paths.savedSearches(guid), { session: memberSession(), api: keeper(savedReply()) })
    const gone = 'This saved search was deleted'
    await at(savedReply().guid)
    expect(screen.queryByText(gone)).toBeNull()
    await at(guidOf(99))
    expect(screen.getByText(gone)).toBeTruthy()
  })

  it('show their queries and their latest hits, and link there', async () => {
    const hits = [1, 2, 3].map((number) => ({
      guid: guidOf(number),
      cardType: 'project' as const,
      slug: `project-${number}`,
      name: `Project ${number}`,
      companyGuid: guidOf(20),
      companyName: 'Kask OÜ',
      matchedAt: '2026-11-20T09:00:00.000Z',
    }))
    await open(savedReply({ foundCount: 12, hits }))
    const link = screen.getByRole('link', { name: 'React in Estonia' })
    expect(link.getAttribute('href')).toBe('/search?searchType=tasks&query=react&category=2&country=EE&sort=date')
    for (const shown of ['Projects', 'react', 'Estonia', '12 new in the past 30 days'])
      expect(screen.getByText(shown)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Project 2' }).getAttribute('href')).toBe(
      paths.publication('project', 'project-2'),
    )
    expect(screen.getByRole('link', { name: 'See all 12' })).toBeTruthy()
  })

  it('change their notices as soon as one is chosen', async () => {
    const page = await open(savedReply())
    await page.user.selectOptions(screen.getByLabelText('Notify me'), 'Once a day')
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Notify me').value).toBe('daily'))
    await page.user.click(screen.getByRole('switch', { name: 'By email too' }))
    await waitFor(() => expect(page.api.callsOf('updateSavedSearch')).toHaveLength(2))
    await page.user.selectOptions(screen.getByLabelText('Notify me'), 'Not now')
    expect(await screen.findByText('You get no notifications')).toBeTruthy()
    expect(page.api.callsOf('updateSavedSearch').map(({ body }) => body)).toEqual([
      { schedule: 'daily' },
      { isMailed: false },
      { schedule: 'off' },
    ])
  })

  it('are renamed and deleted', async () => {
    const page = await open(savedReply())
    await page.user.click(screen.getByRole('button', { name: 'Rename “React in Estonia”' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.clear(dialog.getByLabelText('Name'))
    await page.user.click(dialog.getByRole('button', { name: 'Rename' }))
    expect((await dialog.findAllByText('This field is required')).length).toBeGreaterThan(0)
    await page.user.type(dialog.getByLabelText('Name'), 'For spring')
    await page.user.click(dialog.getByRole('button', { name: 'Rename' }))
    expect(await screen.findByRole('link', { name: 'For spring' })).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Delete “For spring”' }))
    await page.user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('heading', { name: 'No saved searches yet' })).toBeTruthy()
  })

  it('say how to save one where there is none', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe(paths.search())
  })
})

describe('the feed of a saved search', () => {
  async function openFeed(saved = savedReply()) {
    let number = 1
    const page = await renderPage(remote, paths.savedSearches(), {
      session: memberSession(),
      api: {
        listCategories: categoriesReply,
        listLanguages: languagesReply,
        listSavedSearches: () => ({ list: [saved] }),
        ...markedCardReplies(),
        openSearchFeed: ({ body }) => ({
          path: documentPaths.savedSearchFeed(guidOf(700), `key${body.isRenewed ? ++number : number}`),
        }),
      },
    })
    await page.user.click(screen.getByRole('button', { name: 'Feed of “React in Estonia”' }))
    const name = 'Follow “React in Estonia” in a feed reader'
    return { page, dialog: within(await screen.findByRole('dialog', { name })) }
  }

  it('has an address that can be copied and renewed', async () => {
    const { dialog, page } = await openFeed()
    const address = await dialog.findByLabelText<HTMLInputElement>('Address')
    expect(address.value).toBe(`${location.origin}${documentPaths.savedSearchFeed(guidOf(700), 'key1')}`)
    await page.user.click(dialog.getByRole('button', { name: 'Renew the address' }))
    await waitFor(() => expect(address.value).toMatch(/key2$/))
    expect(page.api.callsOf('openSearchFeed').map(({ body }) => body.isRenewed)).toEqual([false, true])
    expect(dialog.queryByText(/nothing new/)).toBeNull()
  })

  it('says whether it is copied', async () => {
    const { dialog, page } = await openFeed()
    const copy = await dialog.findByRole('button', { name: 'Copy' })
    await page.user.click(copy)
    expect(await navigator.clipboard.readText()).toMatch(/key1$/)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    await page.user.click(copy)
    await waitFor(() =>
      expect(page.notices().map(({ text }) => text)).toEqual([
        'The address was copied',
        'The address could not be copied. Please copy it by hand',
      ]),
    )
  })

  it('says that it gets no news while the search is off', async () => {
    const { dialog } = await openFeed(savedReply({ schedule: 'off' }))
    expect(dialog.getByText(/^This search is set to “Not now”, so its feed gets nothing new\./)).toBeTruthy()
    expect(await dialog.findByLabelText('Address')).toBeTruthy()
  })
})
