import type { Actor } from '@sild/contract/actor'
import { events } from '@sild/contract/events'
import { expect, it } from 'vitest'
import { customer, guest, testMarket } from './market.ts'

const market = testMarket()
const project = (slugOrGuid: string) => ({ params: { cardType: 'project', slugOrGuid } as const })
const keyOf = (guid: string) => ({ params: { cardType: 'project', guid } as const })
const jobNames = async () => (await market.outbox()).map(({ job }) => job)
const drain = () => market.runJobs()

it('sends a new publication to moderation, hidden from all but its owner', async () => {
  const owner = customer()
  const created = await market.call('createProject', { body: market.body() }, owner)
  expect(created).toMatchObject({
    publicationStatus: 'MODERATION',
    revision: 1,
    publishedAt: null,
    author: { name: 'Rannapuu OÜ' },
  })
  expect(await market.outbox()).toEqual([
    { job: 'screen-publication', payload: { publicationGuid: created.guid, revision: 1 } },
    { job: 'withdraw-appeals', payload: { publicationGuid: created.guid, revision: 1 } },
  ])
  await expect(market.call('getPublication', project(created.slug), guest())).rejects.toMatchObject({
    code: 'publication-not-found',
  })
  await expect(market.call('getPublication', project(created.guid), customer())).rejects.toMatchObject({ status: 404 })
  expect(await market.call('getPublication', project(created.slug), owner)).toMatchObject({ guid: created.guid })
  await drain()
})

it('shows an approved publication for 60 days and enqueues the jobs of search and companies', async () => {
  const owner = customer()
  const created = await market.call('createProject', { body: market.body() }, owner)
  await drain()
  await market.decide(created.guid, 1)
  const shown = await market.call('getPublication', project(created.slug), guest())
  expect(shown).toMatchObject({ publicationStatus: 'ACTIVE', archiveDate: null })
  expect(Date.parse(shown.expiresAt!) - Date.parse(shown.publishedAt!)).toBeCloseTo(60 * 86_400_000, -5)
  expect(market.live).toContainEqual({
    to: { companyGuid: owner.companyGuid },
    type: 'publication-changed',
    payload: { publicationGuid: created.guid },
  })
  expect(market.live).toContainEqual({
    to: { pages: [`publication:${created.guid}`] },
    type: 'publication-changed',
    payload: { publicationGuid: created.guid },
  })
})

it('applies a decision once, and only to its revision', async () => {
  const owner = customer()
  const created = await market.call('createProject', { body: market.body() }, owner)
  await market.call(
    'updateProject',
    { params: { guid: created.guid }, body: { ...market.body({ name: 'Second thought' }), revision: 1 } },
    owner,
  )
  await market.decide(created.guid, 1)
  expect(await market.call('getMyPublication', project(created.guid), owner)).toMatchObject({
    publicationStatus: 'MODERATION',
    revision: 2,
  })
  await market.decide(created.guid, 2)
  await market.decide(created.guid, 2, 'rejected')
  expect(await market.call('getMyPublication', project(created.guid), owner)).toMatchObject({
    publicationStatus: 'ACTIVE',
    decision: null,
  })
})

it('keeps a rejected publication with its decision until it is approved', async () => {
  const owner = customer()
  const created = await market.call('createProject', { body: market.body() }, owner)
  await market.decide(created.guid, 1, 'rejected')
  const rejected = await market.call('getMyPublication', project(created.guid), owner)
  expect(rejected).toMatchObject({
    publicationStatus: 'REJECTED',
    decision: { rule: 'other', field: 'name', message: 'Say more.' },
  })
  const draft = await market.call(
    'updateProject',
    { params: { guid: created.guid }, body: { ...market.body({ isDraft: true }), revision: 1 } },
    owner,
  )
  expect(draft).toMatchObject({ publicationStatus: 'DRAFT', revision: 2, decision: { message: 'Say more.' } })
  await market.call('updateProject', { params: { guid: created.guid }, body: { ...market.body(), revision: 2 } }, owner)
  await market.decide(created.guid, 3)
  expect(await market.call('getMyPublication', project(created.guid), owner)).toMatchObject({
    publicationStatus: 'ACTIVE',
    decision: null,
  })
})

it('shows the approved version while a change waits', async () => {
  const owner = customer()
  const live = await market.publish(owner)
  const changed = await market.call(
    'updateProject',
    { params: { guid: live.guid }, body: { ...market.body({ name: 'A much larger shop' }), revision: 1 } },
    owner,
  )
  expect(changed).toMatchObject({ publicationStatus: 'MODERATION', name: 'A much larger shop' })
  expect(await market.call('getPublication', project(live.slug), guest())).toMatchObject({
    name: live.name,
    tags: live.tags,
  })
  expect(await market.call('getPublication', project(live.slug), owner)).toMatchObject({ name: 'A much larger shop' })
  const snapshots = (content: 'current' | 'approved') =>
    market.call(
      'getPublicationSnapshots',
      { body: { publicationGuids: [live.guid], content } },
      { ...guest(), kind: 'system' },
    )
  expect((await snapshots('current')).publications[0]).toMatchObject({
    name: 'A much larger shop',
    isLive: true,
    revision: 2,
  })
  expect((await snapshots('approved')).publications[0]).toMatchObject({ name: live.name, isLive: true, revision: 1 })

  // A second change must not replace what was approved by what was not.
  await market.call(
    'updateProject',
    { params: { guid: live.guid }, body: { ...market.body({ name: 'Larger still' }), revision: 2 } },
    owner,
  )
  expect(await market.call('getPublication', project(live.slug), guest())).toMatchObject({ name: live.name })
  await market.decide(live.guid, 3)
  expect(await market.call('getPublication', project(live.slug), guest())).toMatchObject({
    name: 'Larger still',
    publishedAt: live.publishedAt,
  })
})

it('unpublishes a live publication when its change is refused, without closing its chats', async () => {
  const owner = customer()
  const live = await market.publish(owner)
  await market.call('updateProject', { params: { guid: live.guid }, body: { ...market.body(), revision: 1 } }, owner)
  await drain()
  const decided = market.decide(live.guid, 2, 'rejected')
  await decided
  await expect(market.call('getPublication', project(live.slug), guest())).rejects.toMatchObject({ status: 404 })
  // Submitted again it waits unseen: it was taken away.
  await market.call('updateProject', { params: { guid: live.guid }, body: { ...market.body(), revision: 2 } }, owner)
  await expect(market.call('getPublication', project(live.slug), guest())).rejects.toMatchObject({ status: 404 })
})

const leave = {
  archivePublication: (guid: string, owner: Actor) =>
    market.call(
      'archivePublication',
      { ...keyOf(guid), body: { reason: 'FOUND_HERE', feedback: { reasonCode: 101 } } },
      owner,
    ),
  movePublicationToDrafts: (guid: string, owner: Actor) => market.call('movePublicationToDrafts', keyOf(guid), owner),
  deletePublication: (guid: string, owner: Actor) => market.call('deletePublication', keyOf(guid), owner),
}

it.each([
  ['archivePublication', 'publication-closed', { status: 'ARCHIVED', archive_reason: 'FOUND_HERE' }],
  ['movePublicationToDrafts', 'publication-hidden', { status: 'DRAFT', archive_reason: null }],
  ['deletePublication', 'publication-closed', { status: 'DELETED', archive_reason: null }],
] as const)('%s unpublishes it: %s', async (operation, event, row) => {
  const owner = customer()
  const live = await market.publish(owner)
  await drain()
  await leave[operation](live.guid, owner)
  expect((await jobNames()).toSorted()).toEqual([...events[event]].toSorted())
  await expect(market.call('getPublication', project(live.slug), guest())).rejects.toMatchObject({ status: 404 })
  const stored = await market.database.query(
    'select status, is_live, archive_reason from publications.publications where publication_guid = $1',
    [live.guid],
  )
  expect(stored).toEqual([{ ...row, is_live: false }])
  await drain()
})

it('withdraws the case of a publication that leaves moderation', async () => {
  const owner = customer()
  const created = await market.call('createProject', { body: market.body() }, owner)
  await drain()
  await market.call('movePublicationToDrafts', keyOf(created.guid), owner)
  expect(await market.outbox()).toEqual([
    { job: 'withdraw-case', payload: { publicationGuid: created.guid, revision: 1 } },
    { job: 'withdraw-appeals', payload: { publicationGuid: created.guid, revision: 1 } },
  ])
  await drain()
})

it('refuses transitions outside the table', async () => {
  const owner = customer()
  const draft = await market.call('createProject', { body: market.body({ isDraft: true }) }, owner)
  await expect(market.call('archivePublication', { ...keyOf(draft.guid), body: {} }, owner)).rejects.toMatchObject({
    code: 'publication-transition-refused',
    status: 409,
  })
  await market.call('deletePublication', keyOf(draft.guid), owner)
  await expect(market.call('deletePublication', keyOf(draft.guid), owner)).rejects.toMatchObject({
    code: 'publication-not-found',
  })
})

it('archives an expired publication, hidden the moment it expires', async () => {
  const owner = customer()
  const live = await market.publish(owner)
  const running = await market.publish(owner)
  await drain()
  await market.database.query(
    `update publications.publications set expires_at = now() - interval '1 second' where publication_guid = $1`,
    [live.guid],
  )
  await expect(market.call('getPublication', project(live.slug), guest())).rejects.toMatchObject({ status: 404 })
  await market.add('expire-publications', {})
  await market.add('expire-publications', {})
  await drain()
  expect(await market.call('getMyPublication', project(live.guid), owner)).toMatchObject({
    publicationStatus: 'ARCHIVED',
  })
  expect(await market.call('getMyPublication', project(running.guid), owner)).toMatchObject({
    publicationStatus: 'ACTIVE',
  })
})

it('lists the five states with their counts', async () => {
  const owner = customer()
  await market.publish(owner)
  const draft = await market.call('createProject', { body: market.body({ isDraft: true }) }, owner)
  const list = (status?: 'ACTIVE' | 'DRAFT' | 'DELETED') =>
    market.call('listMyPublications', { params: { cardType: 'project' }, query: { status } }, owner)
  expect(await list()).toMatchObject({
    total: 2,
    counts: { ACTIVE: 1, DRAFT: 1, MODERATION: 0, ARCHIVED: 0, REJECTED: 0, DELETED: 0 },
  })
  expect((await list('DRAFT')).list.map(({ guid }) => guid)).toEqual([draft.guid])
  await market.call('deletePublication', keyOf(draft.guid), owner)
  expect(await list('DELETED')).toMatchObject({ list: [], total: 0 })
  expect(await market.call('getPublicationActivity', {}, owner)).toMatchObject({
    tasks: { all: 1 },
    services: { all: 0 },
    responses: { new: false },
  })
})

it('lets one of two editors win', async () => {
  const owner = customer()
  const live = await market.publish(owner)
  const edit = (name: string) =>
    market.call(
      'updateProject',
      { params: { guid: live.guid }, body: { ...market.body({ name }), revision: 1 } },
      owner,
    )
  const results = await Promise.allSettled([edit('First editor'), edit('Second editor')])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find((result) => result.status === 'rejected')!.reason).toMatchObject({
    code: 'publication-changed-meanwhile',
    status: 409,
  })
})

it('never loses an edit to a decision, in either order', async () => {
  const owner = customer()
  for (let round = 0; round < 10; round += 1) {
    const created = await market.call('createProject', { body: market.body() }, owner)
    const edit = market.call(
      'updateProject',
      { params: { guid: created.guid }, body: { ...market.body({ name: 'Edited meanwhile' }), revision: 1 } },
      owner,
    )
    await Promise.all([edit, market.decide(created.guid, 1)])
    const after = await market.call('getMyPublication', project(created.guid), owner)
    expect(after).toMatchObject({ name: 'Edited meanwhile', revision: 2, publicationStatus: 'MODERATION' })
  }
})
