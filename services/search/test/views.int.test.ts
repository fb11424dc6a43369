import { actorOf } from '@sild/testing'
import { expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
const company = companyOf()
const flush = async () => {
  await catalogue.add('flush-views', {})
  await catalogue.runJobs()
}
const viewsOf = async (publicationGuid: string) => {
  const [card] = await catalogue.database.query<{ views_count: number }>(
    'select views_count from search.cards where publication_guid = $1',
    [publicationGuid],
  )
  return card!.views_count
}

it('counts one view a viewer and publication, and reports the whole count to publications', async () => {
  await catalogue.addCompanies(company)
  const snapshot = snapshotOf(company, { viewsCount: 40 })
  await catalogue.publish(snapshot)
  const view = (actor = actorOf('guest')) =>
    catalogue.call(
      'recordViews',
      { body: { publications: [snapshot.guid, snapshot.guid, crypto.randomUUID()] } },
      actor,
    )
  const [visitor, user] = [actorOf('guest'), actorOf('customer')]
  await Promise.all([view(visitor), view(visitor), view(user), view(user), view()])
  await view(actorOf('provider', { companyGuid: company.guid }))
  expect(await viewsOf(snapshot.guid)).toBe(40)
  await flush()
  expect(await viewsOf(snapshot.guid)).toBe(43)
  await flush()
  expect(await viewsOf(snapshot.guid)).toBe(43)
  // What publications knew before must not undo what was counted since.
  await catalogue.publish({ ...snapshot, version: 2, viewsCount: 41 })
  expect(await viewsOf(snapshot.guid)).toBe(43)
})

it('transfers the views of a visitor to the new user', async () => {
  await catalogue.addCompanies(company)
  const [both, one] = [snapshotOf(company), snapshotOf(company)]
  await catalogue.publish(both, one)
  const [visitor, user] = [actorOf('guest'), actorOf('customer')]
  await catalogue.call('recordViews', { body: { publications: [both.guid, one.guid] } }, visitor)
  await catalogue.call('recordViews', { body: { publications: [both.guid] } }, user)
  await catalogue.call('transferAnonymousViews', { body: { anonymousGuid: visitor.anonymousGuid! } }, user)
  await catalogue.call('transferAnonymousViews', { body: { anonymousGuid: visitor.anonymousGuid! } }, user)
  const rows = await catalogue.database.query(
    'select viewer_guid from search.views where publication_guid in ($1, $2)',
    [both.guid, one.guid],
  )
  expect(rows).toEqual([{ viewer_guid: user.userGuid }, { viewer_guid: user.userGuid }])
  await catalogue.call('recordViews', { body: { publications: [one.guid] } }, user)
  await flush()
  expect([await viewsOf(both.guid), await viewsOf(one.guid)]).toEqual([2, 1])
})

it('needs a viewer, and a publication', async () => {
  await expect(catalogue.call('recordViews', { body: { publications: [] } }, actorOf('guest'))).rejects.toMatchObject({
    code: 'invalid',
  })
  await expect(
    catalogue.call('recordViews', { body: { publications: [crypto.randomUUID()] } }, null),
  ).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(
    catalogue.call('transferAnonymousViews', { body: { anonymousGuid: crypto.randomUUID() } }, actorOf('guest')),
  ).rejects.toMatchObject({ code: 'sign-in-required' })
})
