import type { Favorite, FavoriteList } from '@sild/contract/search/favorite-schemas'
import { paths } from '@sild/paths'
import { markedCardReplies } from '@sild/testing/marked-cards'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { cardReply, categoriesReply, companyCardReply, guidOf, responseReply } from '@sild/testing/replies'
import { languagesReply } from '@sild/testing/search-filters'
import { renderPage } from '@sild/testing/render-page'
import { ownCompanyGuid } from '@sild/testing/own-company'
import { savedSearchReply } from '@sild/testing/saved-searches'
import { memberSession } from '@sild/testing/sessions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'

const winter = guidOf(900)
const project = cardReply(1)
const company = companyCardReply()
const favorite = (card: Favorite['card'], own: Partial<Favorite> = {}): Favorite => ({
  cardGuid: card?.guid ?? guidOf(77),
  cardType: card?.cardType ?? 'service',
  listGuid: null,
  addedAt: '2026-03-01T09:00:00Z',
  card,
  ...own,
})
const referenceOf = ({ cardGuid, cardType }: Favorite) => ({ cardGuid, cardType })

/** A server that keeps lists. */
function keeper(favorites: Favorite[], titles: Record<string, string> = { [winter]: 'For the winter' }) {
  const inList = (listGuid: string | null) => favorites.filter((one) => one.listGuid === listGuid)
  const listOf = (guid: string | null): FavoriteList => ({
    guid,
    title: guid && titles[guid]!,
    cards: inList(guid).map(referenceOf),
  })
  const api: ApiMocks = {
    ...markedCardReplies(),
    listCategories: categoriesReply,
    listLanguages: languagesReply,
    listFavoriteLists: () => ({ list: [null, ...Object.keys(titles)].map(listOf) }),
    listFavorites: ({ body: { listGuid = null, limit, offset } }) => {
      if (listGuid && !titles[listGuid]) throw refusal('favorite-list-not-found', { status: 404 })
      return { list: inList(listGuid).slice(offset, offset + limit), total: inList(listGuid).length }
    },
    addFavorite: ({ body }) => {
      for (const one of inList(null)) if (one.cardGuid === body.cardGuid) one.listGuid = body.listGuid
      return body
    },
    removeFavorite: ({ params }) => {
      favorites.splice(0, favorites.length, ...favorites.filter(({ cardGuid }) => cardGuid !== params.guid))
      return { acknowledged: true }
    },
    createFavoriteList: ({ body }) => {
      titles[guidOf(901)] = body.title
      return listOf(guidOf(901))
    },
    renameFavoriteList: ({ params, body }) => {
      titles[params.guid] = body.title
      return listOf(params.guid)
    },
    deleteFavoriteList: ({ params }) => {
      for (const one of inList(params.guid)) one.listGuid = null
      delete titles[params.guid]
      return { acknowledged: true }
    },
  }
  return api
}
const open = (api: ApiMocks, listGuid: string | null = null) =>
  renderPage(remote, paths.favorites(listGuid), { session: memberSession(), api })
const tabs = () => within(screen.getByRole('navigation', { name: 'Lists' })).getAllByRole('link')
const tabNames = () => tabs().map(({ textContent }) => textContent)

describe('favourites', () => {
  it('are in lists, the default one first', async () => {
    const page = await open(keeper([favorite(project), favorite(company, { listGuid: winter })]))
    expect(tabNames()).toEqual([expect.stringContaining('General'), expect.stringContaining('For the winter')])
    expect(screen.getByRole('link', { name: project.name })).toBeTruthy()
    expect(screen.queryByRole('link', { name: company.name })).toBeNull()
    await page.user.click(tabs()[1]!)
    expect(await screen.findByRole('link', { name: company.name })).toBeTruthy()
    expect(page.address()).toBe(paths.favorites(winter))
  })

  it('move to another list', async () => {
    const page = await open(keeper([favorite(project)]))
    await page.user.selectOptions(screen.getByRole('combobox', { name: `List of ${project.name}` }), 'For the winter')
    expect(await screen.findByText('Nothing here yet')).toBeTruthy()
    expect(page.api.callsOf('addFavorite').map(({ body }) => body.listGuid)).toEqual([winter])
    expect(page.notices().map(({ text }) => text)).toEqual(['Moved to “For the winter”'])
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'General' }))
  })

  it('keep their list on keys, which open all lists first', async () => {
    const page = await open(keeper([favorite(project)], { [winter]: 'For the winter', [guidOf(902)]: 'Later' }))
    const showPicker = vi.fn<() => void>()
    const lists = screen.getByRole('combobox', { name: `List of ${project.name}` })
    Object.assign(lists, { showPicker })
    lists.focus()
    await page.user.keyboard('{ArrowDown}f')
    expect(showPicker).toHaveBeenCalledTimes(2)
    expect(fireEvent.keyDown(lists, { key: 'ArrowDown' })).toBe(false)
    expect(fireEvent.keyDown(lists, { key: 'Tab' })).toBe(true)
    expect(page.api.callsOf('addFavorite')).toEqual([])
  })

  it('are removed by a press on their heart', async () => {
    const page = await open(keeper([favorite(project)]))
    const heart = () => screen.getByRole('button', { name: `Favourite: ${project.name}` })
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'))
    await page.user.click(heart())
    expect(await screen.findByText('Nothing here yet')).toBeTruthy()
  })

  it('stay until the server has removed them, and the focus moves to the next', async () => {
    const api = keeper([favorite(project), favorite(company)])
    const answer = Promise.withResolvers<void>()
    const page = await open({
      ...api,
      removeFavorite: async (input) => {
        await answer.promise
        return api.removeFavorite!(input)
      },
    })
    const heart = () => screen.getByRole('button', { name: `Favourite: ${project.name}` })
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'))
    const read = page.api.callsOf('listFavorites').length
    await page.user.click(heart())
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'))
    expect(page.api.callsOf('listFavorites')).toHaveLength(read)
    answer.resolve()
    await waitFor(() => expect(screen.queryByRole('link', { name: project.name })).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('link', { name: company.name }))
  })

  it('that are no longer searchable say so and can be removed', async () => {
    const page = await open(keeper([favorite(null)]))
    expect(screen.getByText('This can no longer be found')).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Nothing here yet')).toBeTruthy()
    expect(page.api.callsOf('removeFavorite').map(({ params }) => params.guid)).toEqual([guidOf(77)])
  })

  it('come page by page', async () => {
    const many = Array.from({ length: 30 }, (_, index) => favorite(cardReply(index + 1)))
    const page = await open(keeper(many))
    expect(screen.getAllByRole('link', { name: /^Project/ })).toHaveLength(24)
    await page.user.click(screen.getByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Project/ })).toHaveLength(6))
  })

  it('show the page before when the last one of the last page is removed', async () => {
    const many = Array.from({ length: 25 }, (_, index) => favorite(cardReply(index + 1)))
    const page = await open(keeper(many))
    await page.user.click(screen.getByRole('link', { name: 'Page 2' }))
    const heart = await screen.findByRole('button', { name: `Favourite: ${cardReply(25).name}` })
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
    await page.user.click(heart)
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Project/ })).toHaveLength(24))
    expect(page.address()).toBe(paths.favorites())
  })
})

describe('a response among favourites', () => {
  const ofResponse = (own: Parameters<typeof responseReply>[0] = {}) => {
    const response = responseReply(own)
    return favorite({ cardType: 'response', ...response }, { cardGuid: response.guid })
  }

  it('says who sent it, to what, and what became of it, and leads to where it is answered', async () => {
    await open(keeper([ofResponse()]))
    const { company: sender, guid, message, publication } = responseReply()
    const item = within(screen.getByRole('region', { name: 'General' }))
    expect(item.getByText(new RegExp(`Response of ${sender.name}`))).toBeTruthy()
    expect(item.getByText('Unread')).toBeTruthy()
    expect(item.getByText(message)).toBeTruthy()
    const href = item.getByRole('link', { name: publication.name }).getAttribute('href')
    expect(href).toBe(paths.receivedResponse(publication.cardType, publication.guid, guid))
  })

  it('of one’s own links to my responses, and does not show that it was hidden', async () => {
    const own = { ...responseReply().company, guid: ownCompanyGuid }
    await open(keeper([ofResponse({ company: own, status: 'HIDDEN' })]))
    expect(screen.getByText(/Your response/)).toBeTruthy()
    expect(screen.getByText('Read')).toBeTruthy()
    const href = screen.getByRole('link', { name: responseReply().publication.name }).getAttribute('href')
    expect(href).toBe(paths.myResponses(responseReply().guid))
  })

  it('to a deleted publication has no link, and is removed by a press on its heart', async () => {
    const publication = { ...responseReply().publication, publicationStatus: 'DELETED' as const }
    const page = await open(keeper([ofResponse({ publication })]))
    expect(screen.queryByRole('link', { name: publication.name })).toBeNull()
    expect(screen.getByText('This publication was deleted')).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: `Favourite: ${publication.name}` }))
    expect(await screen.findByText('Nothing here yet')).toBeTruthy()
    expect(page.api.callsOf('removeFavorite').map(({ params }) => params.guid)).toEqual([responseReply().guid])
  })
})

it('shows a saved search with its filters in words and a link to what it finds', async () => {
  const { guid, schedule, search, title } = savedSearchReply()
  const page = await open(keeper([favorite({ cardType: 'search', guid, schedule, search, title })]))
  const result = screen.getByRole('link', { name: title }).getAttribute('href')
  expect(result).toContain('query=react')
  for (const word of ['react', 'Estonia', 'Projects']) expect(screen.getByText(word)).toBeTruthy()
  expect(screen.getByText('Notify me: As soon as something fits')).toBeTruthy()
  const change = screen.getByRole('link', { name: 'Change this search' })
  expect(change.getAttribute('href')).toBe(paths.savedSearches(guid))
  await page.user.selectOptions(screen.getByRole('combobox', { name: `List of ${title}` }), 'For the winter')
  expect(page.api.callsOf('addFavorite').map(({ body }) => body)).toEqual([
    { cardGuid: guid, cardType: 'search', listGuid: winter },
  ])
})

describe('a list', () => {
  it('is made and opened, with a name that is checked first', async () => {
    const page = await open(keeper([]))
    await page.user.click(screen.getByRole('button', { name: 'New list' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New list' }))
    const field = dialog.getByRole('textbox', { name: 'Name of the list' })
    await page.user.type(field, 'ab')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByRole('alert')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await page.user.type(field, 'c')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(page.address()).toBe(paths.favorites(guidOf(901))))
    expect(page.api.callsOf('createFavoriteList').map(({ body }) => body)).toEqual([{ title: 'abc' }])
    expect(tabNames()[2]).toContain('abc')
  })

  it('is renamed, and keeps the typed name when it is taken', async () => {
    const api = keeper([])
    const rename = api.renameFavoriteList!
    let isTaken = true
    const page = await open(
      {
        ...api,
        renameFavoriteList: (input) => {
          if (!isTaken) return rename(input)
          isTaken = false
          const fields = { title: { code: 'name-exists' as const, message: 'This name already exists' } }
          throw refusal('favorite-list-exists', { status: 409, fields })
        },
      },
      winter,
    )
    await page.user.click(screen.getByRole('button', { name: 'Rename' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename' }))
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name of the list' })
    expect(field.value).toBe('For the winter')
    await page.user.clear(field)
    await page.user.type(field, 'Talveks')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect((await dialog.findAllByText('This name already exists')).length).toBeGreaterThan(0)
    expect(field.value).toBe('Talveks')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(tabNames()[1]).toContain('Talveks'))
  })

  it('is deleted after a question, and what was in it stays', async () => {
    const page = await open(keeper([favorite(company, { listGuid: winter })]), winter)
    await page.user.click(screen.getByRole('button', { name: 'Delete the list' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this list?' }))
    expect(page.api.callsOf('deleteFavoriteList')).toEqual([])
    await page.user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('link', { name: company.name })).toBeTruthy()
    expect([page.address(), tabNames().length]).toEqual([paths.favorites(), 1])
  })

  it('that is deleted is a page that does not exist; the default one can be neither deleted nor renamed', async () => {
    await open(keeper([]), guidOf(999))
    expect(screen.getByRole('alert').textContent).toContain('favorite-list-not-found')
    await open(keeper([]))
    for (const name of ['Rename', 'Delete the list']) expect(screen.queryByRole('button', { name })).toBeNull()
  })
})
