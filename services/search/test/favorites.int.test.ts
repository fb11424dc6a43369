import { searchLimits } from '@sild/contract/search/limits'
import { actorOf } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()

async function arrange() {
  const company = companyOf()
  await catalogue.addCompanies(company)
  const snapshot = snapshotOf(company)
  await catalogue.publish(snapshot)
  const [user, other] = [actorOf('customer'), actorOf('provider')]
  const project = { cardGuid: snapshot.guid, cardType: snapshot.cardType }
  const firm = { cardGuid: company.guid, cardType: 'company' as const }
  const add = (body: { cardGuid: string; cardType: typeof project.cardType | 'company'; listGuid?: string | null }) =>
    catalogue.call('addFavorite', { body }, user)
  const lists = async (actor = user) => (await catalogue.call('listFavoriteLists', {}, actor)).list
  const kept = (listGuid?: string | null, actor = user) =>
    catalogue.call('listFavorites', { body: { listGuid } }, actor)
  const create = (title: string) => catalogue.call('createFavoriteList', { body: { title } }, user)
  return { company, snapshot, user, other, project, firm, add, lists, kept, create }
}
const countOf = async (guid: string) => {
  const [found] = await catalogue.database.query<{ card: number; listing: number }>(
    `select c.favorites_count as card, l.favorites_count as listing
     from search.cards c left join search.listings l using (publication_guid) where publication_guid = $1`,
    [guid],
  )
  return [found!.card, found!.listing]
}

describe('favourites', () => {
  it('begin in the default list, each once, the latest first', async () => {
    const { company, snapshot, project, firm, add, lists, kept } = await arrange()
    expect(await lists()).toEqual([{ guid: null, title: null, cards: [] }])
    await Promise.all([add(project), add(project)])
    await add(firm)
    expect(await lists()).toEqual([{ guid: null, title: null, cards: [firm, project] }])
    const { list, total } = await kept()
    expect(list.map(({ card, listGuid }) => [card && 'name' in card && card.name, listGuid])).toEqual([
      [company.name, null],
      [snapshot.name, null],
    ])
    expect(total).toBe(2)
  })

  it('lose a company that was deleted, and cannot get it again', async () => {
    const { company, project, firm, add, kept } = await arrange()
    await add(project)
    await add(firm)
    await catalogue.addCompanies({ ...company, slug: `deleted-${company.guid}` })
    await catalogue.add('drop-company-favorites', { companyGuid: company.guid })
    await catalogue.runJobs()
    expect((await kept()).list.map(({ cardGuid }) => cardGuid)).toEqual([project.cardGuid])
    await expect(add(firm)).rejects.toMatchObject({ code: 'card-not-found' })
  })

  it('move from list to list, and to the default one when theirs is deleted', async () => {
    const { project, firm, add, lists, kept, create, user } = await arrange()
    const list = await create('For the winter')
    await add(firm)
    await add({ ...project, listGuid: list.guid })
    await add({ ...firm, listGuid: list.guid })
    expect((await kept(list.guid)).total).toBe(2)
    expect((await kept(null)).total).toBe(0)
    const params = { guid: list.guid! }
    expect(await catalogue.call('renameFavoriteList', { params, body: { title: 'Talveks' } }, user)).toMatchObject({
      title: 'Talveks',
      cards: [project, firm],
    })
    await catalogue.call('deleteFavoriteList', { params }, user)
    expect(await lists()).toEqual([{ guid: null, title: null, cards: [project, firm] }])
    await expect(kept(list.guid)).rejects.toMatchObject({ code: 'favorite-list-not-found' })
  })

  it('cannot be added to a list that is being deleted', async () => {
    const { project, firm, add, create, user } = await arrange()
    for (const _time of Array.from({ length: 20 })) {
      const params = { guid: (await create('For the winter')).guid! }
      const adding = [project, firm].map((card) => add({ ...card, listGuid: params.guid }))
      const deleting = catalogue.call('deleteFavoriteList', { params }, user)
      const outcomes = await Promise.allSettled([...adding, deleting])
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
      expect(refused.filter(({ reason }) => reason.code !== 'favorite-list-not-found')).toEqual([])
    }
  })

  it('are counted where results are sorted by them, and again when the publication comes back', async () => {
    const { company, snapshot, user, other, project } = await arrange()
    const change = (actor: typeof user, isKept: boolean) =>
      isKept
        ? catalogue.call('addFavorite', { body: project }, actor)
        : catalogue.call('removeFavorite', { params: { guid: project.cardGuid } }, actor)
    await Promise.all([change(user, true), change(other, true), change(actorOf('customer'), true)])
    expect(await countOf(snapshot.guid)).toEqual([3, 3])
    await Promise.all([change(user, false), change(user, false)])
    expect(await countOf(snapshot.guid)).toEqual([2, 2])
    await catalogue.publish({ ...snapshot, version: 2, isLive: false })
    await catalogue.publish({ ...snapshot, version: 3, revision: 2 })
    expect(await countOf(snapshot.guid)).toEqual([2, 2])
    const popular = await catalogue.find({ searchType: 'services', sort: 'favorites', companyGuid: company.guid })
    expect(popular.cards.map(({ guid }) => guid)).toEqual([snapshot.guid])
  })

  it('of a company are counted for its owner and reported to the companies service', async () => {
    const { company, firm, add, user } = await arrange()
    const owner = actorOf('provider', { companyGuid: company.guid })
    await add(firm)
    expect(await catalogue.outbox()).toContainEqual({ job: 'count-favorites', payload: { companyGuid: company.guid } })
    expect(await catalogue.call('countOwnFavorites', {}, owner)).toEqual({ amount: 1 })
    await catalogue.call('removeFavorite', { params: { guid: company.guid } }, user)
    expect(await catalogue.call('countOwnFavorites', {}, owner)).toEqual({ amount: 0 })
  })

  it('stay without a card when their publication is deleted', async () => {
    const { snapshot, project, add, kept, user } = await arrange()
    await add(project)
    await catalogue.publish({ ...snapshot, version: 2, isLive: false })
    expect((await kept()).list).toMatchObject([{ ...project, card: null }])
    await catalogue.call('removeFavorite', { params: { guid: project.cardGuid } }, user)
    expect((await kept()).total).toBe(0)
  })

  it('are hidden from other users', async () => {
    const { project, add, lists, kept, create, other } = await arrange()
    const { guid } = await create('Mine')
    await add({ ...project, listGuid: guid })
    expect(await lists(other)).toEqual([{ guid: null, title: null, cards: [] }])
    await expect(kept(guid, other)).rejects.toMatchObject({ code: 'favorite-list-not-found' })
    const params = { guid: guid! }
    const refused = [
      () => catalogue.call('renameFavoriteList', { params, body: { title: 'Theirs' } }, other),
      () => catalogue.call('deleteFavoriteList', { params }, other),
      () => catalogue.call('addFavorite', { body: { ...project, listGuid: guid } }, other),
    ]
    for (const call of refused) await expect(call()).rejects.toMatchObject({ code: 'favorite-list-not-found' })
    await catalogue.call('removeFavorite', { params: { guid: project.cardGuid } }, other)
    expect((await kept(guid)).total).toBe(1)
  })

  it('are of searchable cards, with their kind', async () => {
    const { project, add } = await arrange()
    await expect(add({ ...project, cardGuid: crypto.randomUUID() })).rejects.toMatchObject({ code: 'card-not-found' })
    await expect(add({ ...project, cardType: 'company' })).rejects.toMatchObject({ code: 'card-not-found' })
  })

  it('are left out of the search of their user, unless the search includes them', async () => {
    const { project, user, other } = await arrange()
    await catalogue.call('hideCard', { body: project }, user)
    const body = { searchType: 'services' } as const
    const search = async (actor = user, own = {}) => {
      const { cards, counts, total } = await catalogue.call('search', { body: { ...body, ...own } }, actor)
      return { isFound: cards.some(({ guid }) => guid === project.cardGuid), total, counted: counts.services }
    }
    const all = await search(other)
    const fewer = all.total - 1
    expect(all.isFound).toBe(true)
    expect(await search()).toEqual({ isFound: false, total: fewer, counted: fewer })
    expect(await search(user, { withHidden: true })).toEqual(all)
    const { total } = await catalogue.call('countSearchFilters', { body }, user)
    expect(total).toBe(fewer)
  })

  it('are limited to the size of one reply', async () => {
    const { project, add, create, user } = await arrange()
    await catalogue.database.query(
      `insert into search.favorites (user_guid, card_guid, card_type) select $1, gen_random_uuid(), 'project' from generate_series(1, ${searchLimits.favorites.max})`,
      [user.userGuid!],
    )
    await expect(add(project)).rejects.toMatchObject({ code: 'favorite-limit-reached' })
    await catalogue.database.query(
      `insert into search.favorite_lists (user_guid, title) select $1, 'List ' || number from generate_series(1, ${searchLimits.favoriteLists.max}) as number`,
      [user.userGuid!],
    )
    await expect(create('One more')).rejects.toMatchObject({ code: 'favorite-limit-reached' })
  })
})

describe('a list of favourites', () => {
  it('has a title of its own', async () => {
    const { create, user } = await arrange()
    const { guid } = await create('For the winter')
    const taken = { code: 'favorite-list-exists', fields: { title: { code: 'name-exists' } } }
    await expect(create('FOR THE WINTER')).rejects.toMatchObject(taken)
    await expect(create('For  the w\u{AD}inter')).rejects.toMatchObject(taken)
    await expect(create('Fоr the winter')).rejects.toMatchObject(taken)
    await create('For the spring')
    const rename = catalogue.call(
      'renameFavoriteList',
      { params: { guid: guid! }, body: { title: 'for the spring' } },
      user,
    )
    await expect(rename).rejects.toMatchObject(taken)
    await expect(create('ab')).rejects.toMatchObject({ fields: { title: { code: 'length-min' } } })
  })
})

describe('hidden results', () => {
  it('are remembered once, until they are shown again', async () => {
    const { project, firm, user, other } = await arrange()
    const blacklist = async (actor = user) => (await catalogue.call('getBlacklist', {}, actor)).list
    for (const body of [project, firm, project]) await catalogue.call('hideCard', { body }, user)
    expect(await blacklist()).toEqual([firm, project])
    expect(await blacklist(other)).toEqual([])
    await catalogue.call('showCard', { body: project }, other)
    await catalogue.call('showCard', { body: firm }, user)
    await catalogue.call('showCard', { body: firm }, user)
    expect(await blacklist()).toEqual([project])
    await expect(
      catalogue.call('hideCard', { body: { ...project, cardGuid: crypto.randomUUID() } }, user),
    ).rejects.toMatchObject({ code: 'card-not-found' })
  })

  it('are limited to the size of one reply', async () => {
    const { project, user } = await arrange()
    await catalogue.database.query(
      `insert into search.hidden_cards (user_guid, card_guid, card_type) select $1, gen_random_uuid(), 'project' from generate_series(1, ${searchLimits.hiddenCards.max})`,
      [user.userGuid!],
    )
    await expect(catalogue.call('hideCard', { body: project }, user)).rejects.toMatchObject({
      code: 'hidden-limit-reached',
    })
  })
})

it('forgets the favourites and hidden cards of an erased user', async () => {
  const { snapshot, project, firm, add, lists, create, user } = await arrange()
  const { guid } = await create('Mine')
  await add({ ...project, listGuid: guid })
  await catalogue.call('hideCard', { body: firm }, user)
  for (const _time of [1, 2]) await catalogue.add('erase-favorites', { userGuid: user.userGuid! })
  await catalogue.runJobs()
  expect(await lists()).toEqual([{ guid: null, title: null, cards: [] }])
  expect((await catalogue.call('getBlacklist', {}, user)).list).toEqual([])
  expect(await countOf(snapshot.guid)).toEqual([0, 0])
})
