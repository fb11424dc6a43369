import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { cardReply, categoriesReply, companyCardReply, searchReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'

const open = (path: string, api: ApiMocks = {}) =>
  renderPage(remote, path, { api: { search: () => searchReply(), listCategories: categoriesReply, ...api } })
const form = () => screen.getByRole<HTMLFormElement>('search')
const field = () => screen.getByLabelText<HTMLInputElement>('Search')

describe('the search', () => {
  it('sends the query of its address', async () => {
    const page = await open('/search?searchType=offers&query=web+shop&category=2&country=FR&workType=OUTSTAFF&page=3')
    expect(page.api.callsOf('search').map(({ body }) => body)).toMatchObject([
      {
        searchType: 'services',
        query: 'web shop',
        categoryIds: [2],
        countryCodes: ['FR'],
        workTypes: ['OUTSTAFF'],
        sort: 'score',
        page: 3,
      },
    ])
    expect(screen.getByRole('heading', { level: 1, name: 'Services for “web shop”' })).toBeTruthy()
  })

  describe('by a merged category or tag', () => {
    const old = { id: 99, slug: 'old', title: 'Web development', icon: '', mergedIntoId: 1 }
    const merged: ApiMocks = {
      listCategories: () => ({ list: [...categoriesReply().list, old] }),
      search: ({ body: { categoryIds, tags } }) =>
        searchReply(
          categoryIds.includes(99) || tags.includes('ReactJS')
            ? { successors: { categoryIds: [1, 2], tags: ['React'] } }
            : {},
        ),
    }

    it('is, from its old address, the search by its successor', async () => {
      const page = await open('/search?searchType=offers&category=99&category=2&tag=ReactJS', merged)
      expect(page.address()).toBe(paths.search({ searchType: 'services', category: [1, 2], tag: ['React'] }))
      expect(page.api.callsOf('search').at(-1)?.body).toMatchObject({ categoryIds: [1, 2], tags: ['React'] })
    })

    it('names other unknown values of that address, and searches by the rest', async () => {
      const page = await open('/search?searchType=offers&tag=ReactJS&workType=GOLD', merged)
      expect(page.address()).toBe('/search?searchType=offers&tag=ReactJS&workType=GOLD')
      expect(screen.getByText(/GOLD/)).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Remove the filter React' })).toBeTruthy()
      expect(screen.queryByRole('link', { name: /ReactJS/ })).toBeNull()
    })
  })

  it('marks promoted results, and shows each once', async () => {
    const [paid, other] = [cardReply(1, { name: 'Paid shop' }), cardReply(2, { name: 'Other shop' })]
    await open('/search?searchType=offers', {
      search: () => searchReply({ cards: [other, paid], promoted: [paid], promotedMatches: [] }),
    })
    const cards = [...document.querySelectorAll('li')].filter((item) => item.querySelector('h2'))
    expect(cards.map((card) => within(card).getByRole('heading', { level: 2 }).textContent)).toEqual([
      'Paid shop',
      'Other shop',
    ])
    expect(cards.map((card) => within(card).queryByText('Promoted') !== null)).toEqual([true, false])
  })

  it('offers no closed category, unless it has publications', async () => {
    const { list } = categoriesReply()
    const closed = list.map((category) => ({ ...category, isClosed: true as const }))
    await open('/search?searchType=offers', {
      listCategories: () => ({ list: closed }),
      search: () => searchReply({ facets: { ...searchReply().facets, categories: [{ value: 2, count: 4 }] } }),
    })
    expect(screen.queryByRole('link', { name: /Web development/ })).toBeNull()
    expect(screen.getByRole('link', { name: /Design/ })).toBeTruthy()
  })

  it('tracks the kind, whether it has words, and how much was found, but none of the words', async () => {
    const page = await open('/search?searchType=offers&query=web+shop', { search: () => searchReply({ total: 7 }) })
    await page.goTo('/search?searchType=tasks')
    expect(page.track.mock.calls).toEqual([
      ['searched', { searchType: 'services', hasWords: true, foundCount: 7 }],
      ['searched', { searchType: 'tasks', hasWords: false, foundCount: 7 }],
    ])
  })

  it.each([
    ['marks', ['marked-words' as const], ['React']],
    ['does not mark', [], []],
  ])('%s what was looked for where the flags are %j', async (_what, flags, marked) => {
    const found = searchReply({
      cards: [cardReply(1, { name: 'React shop' })],
      matches: [{ name: [[0, 5]], summary: [], tags: [] }],
    })
    const api = { search: () => found, listCategories: categoriesReply }
    await renderPage(remote, '/search?searchType=tasks&query=react', { api, flags })
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(marked)
  })

  it('says when the results are of a corrected query, and links to the typed one', async () => {
    const reading = { corrected: 'react', suggested: null, isPartial: false }
    await open('/search?searchType=offers&query=reakt', { search: () => searchReply({ reading }) })
    expect(screen.getByText(/No results for “reakt”/).textContent).toContain('These are for “react”')
    const literal = screen.getByRole('link', { name: 'Search for “reakt” anyway' })
    expect(literal.getAttribute('href')).toBe('/search?searchType=offers&query=reakt&literal=yes')
  })

  it('suggests another query, and says that nothing has all of the words', async () => {
    let reading = { corrected: null, suggested: 'react "web shop"' as string | null, isPartial: false }
    const page = await open('/search?query=raect', { search: () => searchReply({ reading }) })
    const link = screen.getByRole('link', { name: 'react "web shop"' })
    expect(new URL(link.getAttribute('href')!, 'https://sild.test').searchParams.get('query')).toBe('react "web shop"')
    reading = { corrected: null, suggested: null, isPartial: true }
    await page.goTo('/search?query=raect+cobol')
    expect(screen.getByText(/Nothing has all of these words/)).toBeTruthy()
  })

  it('links to the company of that name, before everything else', async () => {
    const { guid, isVerified, logoUrl, name, slug } = companyCardReply()
    const search = () => searchReply({ company: { guid, isVerified, logoUrl, name, slug } })
    const page = await open('/search?searchType=offers&query=kask', { search })
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(paths.company(slug))
    await page.goTo('/search?searchType=offers&query=kask&page=2')
    expect(screen.queryByRole('link', { name })).toBeNull()
  })

  it('puts new words into the address, keeps the filters and begins at the first page', async () => {
    const page = await open('/search?searchType=tasks&country=EE&within=week&page=2')
    await page.user.type(field(), 'react{Enter}')
    await waitFor(() => expect(page.address()).toBe('/search?searchType=tasks&query=react&country=EE&within=week'))
  })

  it('is a form that works without scripts, and sends the same', async () => {
    await open('/search?searchType=offers&query=web&category=1&category=2&country=EE&workType=OUTSTAFF&within=week')
    expect([form().method, new URL(form().action).pathname]).toEqual(['get', '/search'])
    expect([...new FormData(form())]).toEqual([
      ['searchType', 'offers'],
      ['category', '1'],
      ['category', '2'],
      ['country', 'EE'],
      ['workType', 'OUTSTAFF'],
      ['within', 'week'],
      ['query', 'web'],
    ])
  })

  it('shows the applied filters, each with a link that removes it', async () => {
    const page = await open('/search?searchType=tasks&category=2&country=EE')
    expect(screen.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe('/search?searchType=tasks')
    await page.user.click(screen.getByRole('link', { name: 'Remove the filter Estonia' }))
    await waitFor(() => expect(page.address()).toBe('/search?searchType=tasks&category=2'))
    await waitFor(() => expect(document.activeElement?.role).toBe('status'))
  })

  it('keeps the chosen filter visible, with the focus on it', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    const page = await open('/search?searchType=tasks')
    scroll.mockClear()
    await page.user.click(screen.getByRole('link', { name: 'Past week' }))
    await waitFor(() => expect(page.address()).toBe('/search?searchType=tasks&within=week'))
    await waitFor(() => expect(scroll.mock.contexts).toEqual([screen.getByRole('link', { name: 'Past week' })]))
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Past week' }))
    scroll.mockRestore()
  })

  it('has each filter in its document once, for every width', async () => {
    await open('/search?searchType=tasks')
    expect(screen.getAllByRole('heading', { name: 'Kind of work' })).toHaveLength(1)
  })

  it('offers next steps without results', async () => {
    const nothing = () =>
      searchReply({ cards: [], total: 0, counts: { tasks: 0, services: 0, experts: 0, companies: 0 } })
    await open('/search?searchType=tasks&query=cobol&country=EE', { search: nothing })
    expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Search without filters' }).getAttribute('href')).toBe(
      '/search?searchType=tasks&query=cobol',
    )
    expect(screen.getByRole('link', { name: 'Search without “cobol”' }).getAttribute('href')).toBe(
      '/search?searchType=tasks&country=EE',
    )
  })

  it('has a tab for each kind with its number, and keeps the words when another is chosen', async () => {
    const counts = { tasks: 2, services: 14, experts: 0, companies: 3 }
    const page = await open('/search?searchType=tasks&query=react', { search: () => searchReply({ counts }) })
    const tabs = within(screen.getByRole('navigation', { name: 'What to search' }))
    await page.user.click(tabs.getByRole('link', { name: /Companies\s*3/ }))
    await waitFor(() => expect(page.address()).toBe('/search/companies?query=react'))
  })

  it('leads from a card to its page and from the results to more of them', async () => {
    await open('/search?searchType=tasks', { search: () => searchReply({ cards: [cardReply(1)], pagesCount: 3 }) })
    expect(screen.getByRole('link', { name: 'Project 1' }).getAttribute('href')).toBe(
      paths.publication('project', 'project-1'),
    )
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
    expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/search?searchType=tasks&page=2')
  })

  it('shows companies with their ratings', async () => {
    const page = await open('/search/companies?query=loire', {
      search: () => searchReply({ cards: [companyCardReply()] }),
    })
    expect(page.api.callsOf('search').map(({ body }) => body.searchType)).toEqual(['companies'])
    expect(screen.getByRole('link', { name: 'Loire Logiciel' }).getAttribute('href')).toBe(
      paths.company('loire-logiciel'),
    )
    expect(screen.getByText('Nantes, France · Software · 21\u2060–\u206050 people')).toBeTruthy()
    expect(screen.getByText('4.7 (3)')).toBeTruthy()
  })

  it('shows the number of results, and where counting stopped', async () => {
    await open('/search', { search: () => searchReply({ total: 1000, isTotalExact: false }) })
    expect(screen.getByRole('status').textContent).toBe('More than 1,000 results')
  })

  it.each([
    ['/search/company', '/search/companies'],
    ['/search/company?query=loire', '/search/companies?query=loire'],
    ['/search/project', '/search?searchType=tasks'],
    ['/search/project?query=web&country=FR', '/search?searchType=tasks&query=web&country=FR'],
    ['/search/service', '/search?searchType=offers'],
    ['/search/expert', '/search?searchType=experts'],
    ['/search/card', '/search?searchType=tasks'],
    ['/search/card?searchType=offers&query=web', '/search?searchType=offers&query=web'],
  ])('is where %s leads', async (address, found) => {
    const page = await open(address)
    expect(page.address()).toBe(found)
  })

  it('leaves errors to the error page', async () => {
    await open('/search', { search: () => Promise.reject(refusal('unavailable', { status: 503, message: 'Not now' })) })
    expect(screen.getByRole('alert').textContent).toContain('Not now')
  })
})
