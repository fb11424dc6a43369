import type { SearchSuggestions } from '@sild/contract/search/suggestion-schemas'
import { paths } from '@sild/paths'
import { markedCardReplies } from '@sild/testing/marked-cards'
import { type ApiMocks, noConnection, refusal } from '@sild/testing/mock-api'
import { categoriesReply, searchReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { suggestionsReply } from '@sild/testing/suggestions'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'

const nothing: SearchSuggestions = { queries: [], companies: [], tags: [], cities: [] }
const ofEveryPage: ApiMocks = {
  search: () => searchReply({ cards: [] }),
  listCategories: categoriesReply,
  listSearchSuggestions: ({ body }) => (body.query.startsWith('web') ? suggestionsReply() : nothing),
}
const open = (address: string, api: ApiMocks = {}) => renderPage(remote, address, { api: { ...ofEveryPage, ...api } })
const openAsMember = (address: string, history: readonly string[], api: ApiMocks = {}) =>
  renderPage(remote, address, {
    session: memberSession(),
    api: {
      ...ofEveryPage,
      ...markedCardReplies(),
      listSearchHistory: ({ body }) => ({ queries: history.filter((query) => query.startsWith(body.query)) }),
      ...api,
    },
  })

/** Waits until all pending promises are settled. */
const settled = () => act(async () => undefined)
/** As long as the typing has to pause, and longer. */
const pausing = () => act(() => vi.advanceTimersByTimeAsync(1000))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
const list = () => screen.findByRole('listbox', { name: 'Suggestions' })
const isClosed = () => [screen.queryByRole('listbox'), field().ariaExpanded ?? field().getAttribute('aria-expanded')]
const closed = [null, 'false']
const groups = async () =>
  within(await list())
    .getAllByRole('group')
    .map((group) => [
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      ...within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ])
const reached = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
const reachedText = () => reached()?.textContent ?? null

describe('the list below the search', () => {
  it('has matches of the typed text in groups, once typing pauses, and their number', async () => {
    const page = await open('/search?searchType=offers')
    await page.user.type(field(), 'w')
    await page.user.type(field(), 'eb')
    expect(await groups()).toEqual([
      ['Suggested searches', 'Web shop', 'Repair of a web shop'],
      ['Categories', 'Web development'],
      ['Companies', 'Webbing OÜ'],
      ['Skills', 'WebGL'],
      ['Cities', 'Webster 12 results'],
    ])
    expect(page.api.callsOf('listSearchSuggestions').map(({ body }) => body)).toEqual([
      { query: 'web', index: 'services', limit: 10 },
    ])
    expect(screen.getByText('6 suggestions').ariaLive ?? 'polite').toBe('polite')
    expect([field().getAttribute('aria-expanded'), field().getAttribute('aria-controls')]).toEqual([
      'true',
      (await list()).id,
    ])
    expect([...(await list()).querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Web',
      'web',
      'Web',
      'Web',
      'Web',
      'Web',
    ])
  })

  it.each([
    ['Web shop', '/search?searchType=offers&query=Web+shop&country=EE'],
    ['Web development', '/search?searchType=offers&category=1'],
    ['Webbing OÜ', paths.company('webbing')],
    ['WebGL', '/search?searchType=offers&tag=WebGL'],
    ['Webster', '/search?searchType=offers&city=Webster'],
  ])('leads from %s to %s', async (name, address) => {
    const page = await open('/search?searchType=offers&country=EE')
    await page.user.type(field(), 'web')
    const option = within(await list()).getByRole('option', { name: new RegExp(`^${name}`) })
    expect(option.getAttribute('href')).toBe(address)
    if (name === 'Webbing OÜ') return
    await page.user.click(option)
    await waitFor(() => expect(page.address()).toBe(address))
    expect(isClosed()).toEqual(closed)
    expect(field().value).toBe(name === 'Web shop' ? name : '')
  })

  it('puts a company first when its name is typed', async () => {
    const page = await open('/search?searchType=tasks', { listSearchSuggestions: () => suggestionsReply() })
    await page.user.type(field(), 'WEBBING')
    expect((await groups())[0]).toEqual(['Companies', 'Webbing OÜ'])
  })

  it('knows the categories of the reader’s language, with or without accents', async () => {
    const categories = [{ id: 7, slug: 'books', title: 'Comptabilité générale', icon: '' }]
    const page = await open('/search?searchType=tasks', { listCategories: () => ({ list: categories }) })
    await page.user.type(field(), 'GENERALE')
    expect(await groups()).toEqual([['Categories', 'Comptabilité générale']])
    expect((await list()).querySelector('mark')?.textContent).toBe('générale')
  })

  it('shows a member their former queries in the empty field, without duplicates', async () => {
    const page = await openAsMember('/search?searchType=offers', ['React shop', 'web shop'])
    await page.user.click(field())
    expect(await groups()).toEqual([['Recent searches', 'React shop', 'web shop']])
    await page.user.type(field(), 'web')
    await waitFor(async () => expect((await groups())[0]).toEqual(['Recent searches', 'web shop']))
    expect((await groups())[1]).toEqual(['Suggested searches', 'Repair of a web shop'])
    expect(page.api.callsOf('listSearchHistory').map(({ body }) => body)).toEqual([
      { query: '', index: 'services', limit: 6 },
      { query: 'web', index: 'services', limit: 3 },
    ])
  })

  it('requests nothing for a guest before two letters', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const page = await open('/search')
    await page.user.click(field())
    await page.user.type(field(), 'w')
    await pausing()
    expect([page.api.callsOf('listSearchSuggestions'), isClosed()]).toEqual([[], closed])
  })

  it('never shows outdated suggestions', async () => {
    const answers = new Map<string, (reply: SearchSuggestions) => void>()
    const page = await open('/search', {
      listSearchSuggestions: ({ body }) => new Promise((answer) => answers.set(body.query, answer)),
    })
    await page.user.type(field(), 'xa')
    await waitFor(() => expect(answers.has('xa')).toBe(true))
    await page.user.type(field(), 'b')
    await waitFor(() => expect(answers.has('xab')).toBe(true))
    answers.get('xab')!({ ...nothing, queries: ['xab now'] })
    expect(await groups()).toEqual([['Suggested searches', 'xab now']])
    answers.get('xa')!({ ...nothing, queries: ['xa before'] })
    await settled()
    expect(await groups()).toEqual([['Suggested searches', 'xab now']])
  })

  it('keeps its suggestions until newer ones arrive', async () => {
    let answer = (_reply: SearchSuggestions) => {}
    const page = await open('/search', {
      listSearchSuggestions: ({ body }) =>
        body.query === 'web' ? suggestionsReply() : new Promise((resolve) => (answer = resolve)),
    })
    await page.user.type(field(), 'web')
    const before = await groups()
    await page.user.type(field(), 'z')
    await waitFor(() => expect(page.api.callsOf('listSearchSuggestions')).toHaveLength(2))
    expect(await groups()).toEqual(before)
    answer(nothing)
    await waitFor(() => expect(isClosed()).toEqual(closed))
  })

  it.each([
    ['is refused', refusal('unavailable', { status: 503 })],
    ['has no connection', noConnection()],
  ])('leaves a plain field where the server %s', async (_what, failure) => {
    const page = await open('/search/companies', { listSearchSuggestions: () => Promise.reject(failure) })
    await page.user.type(field(), 'web')
    await waitFor(() => expect(page.api.callsOf('listSearchSuggestions')).toHaveLength(1))
    await settled()
    expect([field().value, isClosed(), page.notices()]).toEqual(['web', closed, []])
    await page.user.keyboard('{Enter}')
    await waitFor(() => expect(page.address()).toBe('/search/companies?query=web'))
  })
})

describe('the keys of the search', () => {
  async function typed(address = '/search?searchType=tasks') {
    const page = await open(address)
    await page.user.type(field(), 'web')
    await list()
    return page
  }

  it('go through all groups, and past either end back into the field', async () => {
    const { user } = await typed()
    const intoSight = vi.spyOn(Element.prototype, 'scrollIntoView')
    expect(reached()).toBeNull()
    const seen = []
    for (let step = 0; step < 7; step++) {
      await user.keyboard('{ArrowDown}')
      seen.push(reachedText())
    }
    expect(seen).toEqual([
      'Web shop',
      'Repair of a web shop',
      'Web development',
      'Webbing OÜ',
      'WebGL',
      'Webster 12 results',
      null,
    ])
    await user.keyboard('{ArrowUp}')
    expect(intoSight.mock.contexts.at(-1)).toBe(reached())
    expect(reachedText()).toBe('Webster 12 results')
    expect(reached()?.ariaSelected ?? reached()?.getAttribute('aria-selected')).toBe('true')
    expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(1)
    expect([document.activeElement, field().value]).toEqual([field(), 'web'])
  })

  it('lead with Home and End to the first and the last, once one is reached', async () => {
    const { user } = await typed()
    await user.keyboard('{End}')
    expect(reached()).toBeNull()
    await user.keyboard('{ArrowDown}{End}')
    expect(reachedText()).toBe('Webster 12 results')
    await user.keyboard('{Home}')
    expect(reachedText()).toBe('Web shop')
    await user.keyboard('{ArrowRight}')
    expect(reached()).toBeNull()
  })

  it('choose the active option with Enter, and search for the typed text without one', async () => {
    const page = await typed()
    await page.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(page.address()).toBe('/search?searchType=tasks&category=1'))
    expect(field().value).toBe('')
    await page.user.clear(field())
    await page.user.type(field(), 'web')
    await list()
    await page.user.keyboard('{Enter}')
    await waitFor(() => expect(page.address()).toBe('/search?searchType=tasks&query=web&category=1'))
    expect(isClosed()).toEqual(closed)
  })

  it('close with Escape and keep the words; an arrow opens again', async () => {
    const { user } = await typed()
    await user.keyboard('{ArrowDown}{Escape}')
    expect([isClosed(), field().value, reached()]).toEqual([closed, 'web', null])
    await user.keyboard('{ArrowDown}')
    expect(await groups()).toHaveLength(5)
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(isClosed()).toEqual(closed)
  })

  it('leave with Tab, past the options', async () => {
    const { user } = await typed()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }))
    expect(isClosed()).toEqual(closed)
  })

  it('belong to the field during a composition', async () => {
    await typed()
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true })
    fireEvent.keyDown(field(), { key: 'ArrowDown', keyCode: 229 })
    expect(reached()).toBeNull()
  })

  it('have no active option in a list that arrived meanwhile', async () => {
    let answer = (_reply: SearchSuggestions) => {}
    const page = await open('/search', {
      listSearchSuggestions: ({ body }) =>
        body.query === 'web' ? suggestionsReply() : new Promise((resolve) => (answer = resolve)),
    })
    await page.user.type(field(), 'web')
    await list()
    await page.user.type(field(), 'z')
    await waitFor(() => expect(page.api.callsOf('listSearchSuggestions')).toHaveLength(2))
    await page.user.keyboard('{ArrowDown}')
    expect(reachedText()).toBe('Web shop')
    answer({ ...nothing, queries: ['Webz shop'] })
    await waitFor(async () => expect(await groups()).toEqual([['Suggested searches', 'Webz shop']]))
    expect(field().getAttribute('aria-activedescendant')).toBeNull()
  })

  it('skip a field that has words in it without a list', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const page = await open('/search?searchType=tasks&query=web')
    act(() => field().focus())
    await pausing()
    expect([isClosed(), page.api.callsOf('listSearchSuggestions')]).toEqual([closed, []])
    await page.user.keyboard('{ArrowDown}')
    await list()
  })

  it('leave the list where it is for a press of the pointer', async () => {
    await typed()
    const [first] = within(await list()).getAllByRole('option')
    expect(fireEvent.mouseDown(first!)).toBe(false)
  })
})
