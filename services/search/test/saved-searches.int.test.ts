import { randomUUID } from 'node:crypto'
import type { Input } from '@sild/contract/schemas'
import { searchLimits } from '@sild/contract/search/limits'
import { actorOf } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
type User = ReturnType<typeof actorOf>
type Wish = Partial<Input<'saveSearch'>['body']>

const save = (user: User, wish: Wish) =>
  catalogue.call('saveSearch', { body: { searchType: 'services', title: 'What I need', ...wish } }, user)
const saved = async (user: User) => (await catalogue.call('listSavedSearches', {}, user)).list
const toldAtOnce = async (publicationGuid: string, after?: string) =>
  (
    await catalogue.call(
      'listSearchMatches',
      { params: { publicationGuid }, query: { ...(after && { after }) } },
      actorOf('system'),
    )
  ).list.map(({ userGuid }) => userGuid)

interface Match {
  savedSearchGuid: string
  publicationGuid: string
  matchedAt: Date
  toldAt: Date | null
}
const matchesOf = (user: User) =>
  catalogue.database.query<Match>(
    `select saved_search_guid as "savedSearchGuid", publication_guid as "publicationGuid", matched_at as "matchedAt", told_at as "toldAt"
     from search.saved_search_matches where user_guid = $1`,
    [user.userGuid],
  )

/** A word that nothing else in the catalogue has. */
const lettersOf = (hex: string) => hex.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
const word = () => `mot${lettersOf(randomUUID().slice(0, 8))}`

async function publish(own: Parameters<typeof snapshotOf>[1] = {}) {
  const company = companyOf()
  await catalogue.addCompanies(company)
  const snapshot = snapshotOf(company, { guid: randomUUID(), ...own })
  await catalogue.publish(snapshot)
  return { company, snapshot }
}

describe('a search is saved', () => {
  it('with its name, its filters and its notices', async () => {
    const user = actorOf('provider')
    const query = word()
    const wish: Wish = { query, categoryIds: [2], countryCodes: ['EE'], schedule: 'weekly', isMailed: false }
    await save(user, { ...wish, title: 'React in Tallinn' })
    expect(await saved(user)).toMatchObject([
      {
        title: 'React in Tallinn',
        schedule: 'weekly',
        isMailed: false,
        search: { searchType: 'services', query, categoryIds: [2], countryCodes: ['EE'] },
        foundCount: 0,
        hits: [],
      },
    ])
  })
  it.each([{ query: '' }, { query: '  ' }, { query: '?!…' }])('not without words and filters: %j', async (wish) => {
    await expect(save(actorOf('provider'), wish)).rejects.toMatchObject({
      code: 'invalid',
      fields: { query: { code: 'query-empty' } },
    })
  })
  it('under its words, for projects, when the call has neither title nor type', async () => {
    const user = actorOf('provider')
    const query = `${word()} ${'ä'.repeat(200)}`
    const reply = await catalogue.call('saveSearch', { body: { query } }, user)
    expect(reply.search).toMatchObject({ searchType: 'tasks', query })
    expect(reply.title).toBe(query.slice(0, searchLimits.savedTitle.max))
  })
  it('under a default title when it has filters and no words', async () => {
    const unnamed = catalogue.call('saveSearch', { body: { categoryIds: [1] } }, actorOf('provider'))
    await expect(unnamed).rejects.toMatchObject({ fields: { title: { code: 'required' } } })
  })

  it('once, under any title', async () => {
    const user = actorOf('provider')
    const wish = { query: word() }
    const outcomes = await Promise.allSettled([1, 2, 3].map((number) => save(user, { ...wish, title: `No ${number}` })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(save(user, wish)).rejects.toMatchObject({ code: 'saved-search-exists' })
    await save(actorOf('provider'), wish)
  })

  it('up to a limit, with an error beyond', async () => {
    const user = actorOf('provider')
    await catalogue.database.query(
      `insert into search.saved_searches (user_guid, title, schedule, is_mailed, search, card_type, probe)
       select $1, 'x', 'off', false, jsonb_build_object('query', n), 'service', '{}' from generate_series(1, $2) n`,
      [user.userGuid, searchLimits.savedSearches.max - 1],
    )
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => save(user, { query: word() })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(save(user, { query: word() })).rejects.toMatchObject({ code: 'saved-search-limit-reached' })
  })

  it('and is changed and deleted by its owner alone', async () => {
    const [owner, stranger] = [actorOf('provider'), actorOf('provider')]
    const { guid } = await save(owner, { query: word() })
    const params = { guid }
    const change = (user: User) => catalogue.call('updateSavedSearch', { params, body: { schedule: 'off' } }, user)
    const missing = { code: 'saved-search-not-found' }
    await expect(change(stranger)).rejects.toMatchObject(missing)
    await expect(catalogue.call('deleteSavedSearch', { params }, stranger)).rejects.toMatchObject(missing)
    expect(await saved(stranger)).toEqual([])
    expect(await change(owner)).toMatchObject({ schedule: 'off', title: 'What I need' })
    const renamed = await catalogue.call('updateSavedSearch', { params, body: { title: 'Other' } }, owner)
    expect(renamed).toMatchObject({ schedule: 'off', title: 'Other' })
    await catalogue.call('deleteSavedSearch', { params }, owner)
    await expect(change(owner)).rejects.toMatchObject(missing)
  })
})

describe('a new hit', () => {
  it('is notified at once, once a user, and listed with their searches', async () => {
    const [user, other] = [actorOf('provider'), actorOf('provider')]
    const [first, second] = [word(), word()]
    await save(user, { query: first })
    await save(user, { query: second })
    await save(other, { query: `${first} ${word()}` })
    const { snapshot, company } = await publish({ name: `${first} and ${second}` })
    expect(await toldAtOnce(snapshot.guid)).toEqual([user.userGuid])
    expect(await toldAtOnce(snapshot.guid, user.userGuid!)).toEqual([])
    const hit = { guid: snapshot.guid, slug: snapshot.slug, name: snapshot.name, companyName: company.name }
    expect(await saved(user)).toMatchObject([
      { foundCount: 1, hits: [hit] },
      { foundCount: 1, hits: [hit] },
    ])
  })

  it('is not notified again when its counts change, nor when it comes back', async () => {
    const user = actorOf('provider')
    const query = word()
    await save(user, { query })
    const { snapshot } = await publish({ name: query })
    const counted = { ...snapshot, version: snapshot.version + 1, responsesCount: 3 }
    const closed = { ...snapshot, version: snapshot.version + 2, isLive: false }
    const again = { ...snapshot, version: snapshot.version + 3, revision: snapshot.revision + 1 }
    const matchedAt = await matchesOf(user)
    await catalogue.publish(counted)
    await catalogue.publish(closed)
    expect(await saved(user)).toMatchObject([{ foundCount: 0, hits: [] }])
    await catalogue.publish(again)
    expect(await saved(user)).toMatchObject([{ foundCount: 1 }])
    expect(await matchesOf(user)).toEqual(matchedAt)
  })

  it('is notified once its company is in the catalogue, and not again when that comes back', async () => {
    const [user, late] = [actorOf('provider'), actorOf('provider')]
    const query = word()
    await save(user, { query })
    const company = companyOf({ isListed: false })
    await catalogue.addCompanies(company)
    const snapshot = snapshotOf(company, { guid: randomUUID(), name: query })
    await catalogue.publish(snapshot)
    expect(await matchesOf(user)).toEqual([])
    await catalogue.addCompanies({ ...company, isListed: true })
    expect(await toldAtOnce(snapshot.guid)).toEqual([user.userGuid])
    await save(late, { query })
    for (const isListed of [false, true]) await catalogue.addCompanies({ ...company, isListed })
    expect(await toldAtOnce(snapshot.guid)).toEqual([user.userGuid])
  })

  it('is not notified to a user who saved the search later, when its counts change', async () => {
    const user = actorOf('provider')
    const query = word()
    const { snapshot } = await publish({ name: query })
    await save(user, { query })
    await catalogue.publish({ ...snapshot, version: snapshot.version + 1, responsesCount: 1 })
    expect(await matchesOf(user)).toEqual([])
  })

  it('is not notified to its author, to their company, nor to a user who hides it', async () => {
    const query = word()
    const company = companyOf()
    await catalogue.addCompanies(company)
    const author = actorOf('provider')
    const colleague = actorOf('provider', { companyGuid: company.guid })
    const [hides, waits] = [actorOf('provider'), actorOf('provider')]
    for (const user of [author, colleague, hides, waits]) await save(user, { query })
    await catalogue.call('hideCard', { body: { cardGuid: company.guid, cardType: 'company' } }, hides)
    const snapshot = snapshotOf(company, { guid: randomUUID(), name: query, authorUserGuid: author.userGuid! })
    await catalogue.publish(snapshot)
    expect(await toldAtOnce(snapshot.guid)).toEqual([waits.userGuid])
  })

  it('is not notified by a search that is off', async () => {
    const user = actorOf('provider')
    const query = word()
    await save(user, { query, schedule: 'off' })
    await publish({ name: query })
    expect(await saved(user)).toMatchObject([{ foundCount: 0 }])
  })
})

describe('a daily or weekly digest', () => {
  /** Runs the digest as if the last one was sent `daysAgo` days ago. */
  const tell = async (user: User, daysAgo = 8) => {
    await catalogue.database.query(
      `update search.saved_searches set told_at = now() - make_interval(days => $2) where user_guid = $1`,
      [user.userGuid, daysAgo],
    )
    await catalogue.database.query(
      `update search.saved_search_matches set matched_at = now() - interval '7 days' where user_guid = $1`,
      [user.userGuid],
    )
    const before = await matchesOf(user)
    await catalogue.add('tell-saved-searches', {})
    await catalogue.runJobs()
    const toldBefore = new Set(
      before.filter(({ toldAt }) => toldAt !== null).map(({ publicationGuid }) => publicationGuid),
    )
    const told = (await matchesOf(user)).filter(
      ({ publicationGuid, toldAt }) => toldAt !== null && !toldBefore.has(publicationGuid),
    )
    return [...new Map(told.map((one) => [one.savedSearchGuid, one])).values()]
  }
  const digestOf = async ({ savedSearchGuid, toldAt }: Match) => {
    const input = { params: { guid: savedSearchGuid }, query: { toldAt: toldAt!.toISOString() } }
    return (await catalogue.call('getSearchDigest', input, actorOf('system'))).digest
  }

  it.each(['daily', 'weekly'] as const)('is sent once (%s)', async (schedule) => {
    const user = actorOf('provider')
    const query = word()
    const { guid } = await save(user, { query, schedule })
    const { snapshot } = await publish({ name: `${query} one` })
    await publish({ name: `${query} two` })
    expect(await toldAtOnce(snapshot.guid)).toEqual([])
    const [due, ...more] = await tell(user)
    expect(more).toEqual([])
    expect(await digestOf(due!)).toMatchObject({ savedSearchGuid: guid, userGuid: user.userGuid, count: 2 })
    expect(await tell(user)).toEqual([])
  })

  it('is not sent if it is empty, if its hits are over, or if another search has sent them', async () => {
    const user = actorOf('provider')
    const [query, both] = [word(), word()]
    await save(user, { query, schedule: 'daily' })
    await save(user, { query: both, schedule: 'daily' })
    await save(user, { query: `${both} plus`, schedule: 'instant' })
    expect(await tell(user)).toEqual([])
    const { snapshot } = await publish({ name: query })
    await catalogue.publish({ ...snapshot, version: snapshot.version + 1, isLive: false })
    await publish({ name: `${both} plus` })
    const { snapshot: expired } = await publish({ name: query })
    await catalogue.database.query(`update search.listings set expires_at = now() where publication_guid = $1`, [
      expired.guid,
    ])
    expect(await tell(user)).toEqual([])
  })

  it('is deleted with its user', async () => {
    const user = actorOf('provider')
    const query = word()
    await save(user, { query })
    await publish({ name: query })
    await catalogue.add('erase-saved-searches', { userGuid: user.userGuid! })
    await catalogue.runJobs()
    for (const table of ['saved_searches', 'saved_search_matches'])
      expect(
        await catalogue.database.query(`select 1 from search.${table} where user_guid = $1`, [user.userGuid]),
      ).toEqual([])
  })
})

describe('a saved search of a category that was merged', () => {
  const follow = async (id: number) => {
    const merged = { id, slug: 'old', title: '', icon: '', mergedIntoId: 3 }
    catalogue.mock({ listCategories: () => ({ list: [merged, { id: 3, slug: 'new', title: '', icon: '' }] }) })
    await catalogue.add('recategorise-searches', { categoryId: id })
    await catalogue.runJobs()
  }

  it('searches in the other one, finds what is there and notifies of it', async () => {
    const user = actorOf('provider')
    await save(user, { categoryIds: [2, 5] })
    await follow(2)
    expect((await saved(user))[0]?.search.categoryIds).toEqual([3, 5])
    const { snapshot } = await publish({ categoryId: 3 })
    expect(await toldAtOnce(snapshot.guid)).toContain(user.userGuid)
  })

  it('is merged with the same search that the user has saved', async () => {
    const user = actorOf('provider')
    for (const categoryIds of [[4], [3]]) await save(user, { categoryIds })
    await follow(4)
    await follow(4)
    expect((await saved(user)).map(({ search }) => search.categoryIds)).toEqual([[3]])
  })
})
