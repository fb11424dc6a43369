import type { Actor } from '@sild/contract/actor'
import type { FavoriteReference } from '@sild/contract/search/favorite-schemas'
import { actorOf } from '@sild/testing'
import { responseReply } from '@sild/testing/replies'
import { describe, expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()

async function publishProject() {
  const company = companyOf()
  await catalogue.addCompanies(company)
  const { cardType, guid: cardGuid } = snapshotOf(company)
  await catalogue.publish(snapshotOf(company, { guid: cardGuid }))
  return { cardGuid, cardType }
}

describe('a response among favourites', () => {
  async function arrangeResponse() {
    const user = actorOf('customer')
    const response = responseReply({ guid: crypto.randomUUID() })
    const body = { cardGuid: response.guid, cardType: 'response' as const }
    let current = [response]
    catalogue.mock({
      getOwnResponses: ({ body: { companyGuid, responseGuids } }) => ({
        list: companyGuid === user.companyGuid ? current.filter(({ guid }) => responseGuids.includes(guid)) : [],
      }),
    })
    const become = (...now: typeof current) => (current = now)
    const add = (actor: Actor = user) => catalogue.call('addFavorite', { body }, actor)
    const kept = (actor: Actor = user) => catalogue.call('listFavorites', { body: {} }, actor)
    return { user, response, body, become, add, kept }
  }

  it('shows its state, beside publications', async () => {
    const { user, response, body, become, add, kept } = await arrangeResponse()
    const project = await publishProject()
    await catalogue.call('addFavorite', { body: project }, user)
    await add()
    become({ ...response, status: 'VIEWED' })
    const { list, total } = await kept()
    expect(total).toBe(2)
    expect(list).toMatchObject([
      { ...body, listGuid: null, card: { ...response, cardType: 'response', status: 'VIEWED' } },
      { ...project, card: { guid: project.cardGuid } },
    ])
    const lists = await catalogue.call('listFavoriteLists', {}, user)
    expect(lists.list).toEqual([{ guid: null, title: null, cards: [body, project] }])
    const keeper = { params: { guid: user.userGuid! } }
    expect(await catalogue.call('listFavoriteResponses', keeper, actorOf('system'))).toEqual({
      responseGuids: [response.guid],
    })
  })

  it('must be of the own company', async () => {
    const { add, kept } = await arrangeResponse()
    const strangers = [actorOf('provider'), actorOf('customer', { companyGuid: null })]
    for (const stranger of strangers) {
      await expect(add(stranger)).rejects.toMatchObject({ code: 'card-not-found' })
      expect((await kept(stranger)).total).toBe(0)
    }
  })

  it('shows nothing to a user who has left its company', async () => {
    const { user, body, add, kept } = await arrangeResponse()
    await add()
    expect((await kept({ ...user, companyGuid: null })).list).toMatchObject([{ ...body, card: null }])
  })

  it('is deleted when it is withdrawn or erased', async () => {
    const { body, add, kept } = await arrangeResponse()
    const [project, user] = [await publishProject(), actorOf('customer')]
    await catalogue.call('addFavorite', { body: project }, user)
    await add()
    await catalogue.add('drop-response-favorites', { responseGuid: body.cardGuid })
    await catalogue.add('drop-response-favorites', { responseGuid: project.cardGuid })
    await catalogue.runJobs()
    expect((await kept()).total).toBe(0)
    expect((await kept(user)).total).toBe(1)
  })
})

describe('a saved search among favourites', () => {
  async function arrangeSearch() {
    const [user, other] = [actorOf('provider'), actorOf('provider')]
    const wish = { searchType: 'tasks' as const, query: 'veebipood', title: 'Shops' }
    const { guid, schedule, search, title } = await catalogue.call('saveSearch', { body: wish }, user)
    const body: FavoriteReference = { cardGuid: guid, cardType: 'search' }
    const add = (actor = user, cardType: FavoriteReference['cardType'] = 'search') =>
      catalogue.call('addFavorite', { body: { ...body, cardType } }, actor)
    const kept = async (actor = user) => (await catalogue.call('listFavorites', { body: {} }, actor)).list
    return { user, other, add, kept, body, shown: { cardType: 'search', guid, schedule, search, title } }
  }

  it('shows its name and its query', async () => {
    const { add, kept, body, shown } = await arrangeSearch()
    await Promise.all([add(), add()])
    expect(await kept()).toMatchObject([{ ...body, listGuid: null, card: shown }])
  })

  it('must be one’s own, and is listed with its kind', async () => {
    const { other, user, add, kept } = await arrangeSearch()
    await expect(add(other)).rejects.toMatchObject({ code: 'card-not-found' })
    await expect(add(user, 'project')).rejects.toMatchObject({ code: 'card-not-found' })
    expect(await kept(other)).toEqual([])
  })

  it('is deleted with its search, and only then', async () => {
    const { other, user, add, kept, body } = await arrangeSearch()
    await add()
    const params = { guid: body.cardGuid }
    await expect(catalogue.call('deleteSavedSearch', { params }, other)).rejects.toMatchObject({
      code: 'saved-search-not-found',
    })
    expect(await kept()).toHaveLength(1)
    await catalogue.call('deleteSavedSearch', { params }, user)
    expect(await kept()).toEqual([])
  })

  it('is deleted when its user is erased', async () => {
    const { user, add, body } = await arrangeSearch()
    await add()
    await catalogue.add('erase-favorites', { userGuid: user.userGuid! })
    await catalogue.runJobs()
    const left = await catalogue.database.query('select 1 from search.favorites where card_guid = $1', [body.cardGuid])
    expect(left).toEqual([])
  })
})
