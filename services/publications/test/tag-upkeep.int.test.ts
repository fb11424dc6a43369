import { randomUUID } from 'node:crypto'
import { actorOf } from '@sild/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTag } from '../src/actions/create-tag.ts'
import { customer, testMarket } from './market.ts'

const market = testMarket()
const moderator = actorOf('moderator')
type Owner = ReturnType<typeof customer>

const tag = (label: string) =>
  market.deps.database.transaction((trx) => createTag(trx, { tag: label, companyGuid: null, userGuid: null }))
const merge = (tagGuid: string, intoGuid: string) =>
  market.call('mergeTag', { params: { tagGuid }, body: { intoGuid } }, moderator)
const ban = (tagGuid: string) => market.call('banTag', { params: { tagGuid } }, moderator)
const labelsOf = async (owner: Owner, guid: string) =>
  (await market.call('getMyPublication', { params: { cardType: 'project', slugOrGuid: guid } }, owner)).tags.map(
    ({ label }) => label,
  )
const found = async (search: string) => {
  const { data } = await market.call('searchTags', { body: { search } }, actorOf('guest'))
  return data.map(({ label }) => label)
}
/** Publications that search must index again. */
const told = async () =>
  (await market.outbox()).flatMap(({ job, payload }) =>
    job === 'index-publication' ? [(payload as { publicationGuid: string }).publicationGuid] : [],
  )

let number = 0
let [old, next] = [
  { guid: '', label: '' },
  { guid: '', label: '' },
]
beforeEach(async () => {
  number += 1
  old = await tag(`Oldwords ${number}`)
  next = await tag(`Newwords ${number}`)
})

describe('a tag that is merged', () => {
  it('is replaced by the other one on every publication, once', async () => {
    const owner = customer()
    const [one, both] = [
      await market.publish(owner, { tagGuids: [old.guid] }),
      await market.publish(owner, { tagGuids: [next.guid, old.guid] }),
    ]
    const effect = await market.call(
      'getTagEffect',
      { params: { tagGuid: old.guid }, query: { intoGuid: next.guid } },
      moderator,
    )
    expect(effect).toEqual({ publicationsCount: 2, liveCount: 2, withBothCount: 1 })
    expect(await merge(old.guid, next.guid)).toMatchObject({ state: 'merged', mergedInto: { label: next.label } })
    await market.runJobs()
    expect([await labelsOf(owner, one.guid), await labelsOf(owner, both.guid)]).toEqual([[next.label], [next.label]])
    const { list } = await market.call('listAllTags', { query: { query: next.label } }, moderator)
    expect(list).toMatchObject([{ publicationsCount: 2, state: 'offered', formerLabels: [old.label.toLowerCase()] }])
  })

  it('is reported to the search, publication by publication', async () => {
    const { guid } = await market.publish(customer(), { tagGuids: [old.guid] })
    await merge(old.guid, next.guid)
    const { retagPublications } = await import('../src/actions/retag-publications.ts')
    await retagPublications(market.deps, old.guid)
    expect(await told()).toEqual([guid])
    // Done twice it finds nothing more to do.
    await retagPublications(market.deps, old.guid)
    expect(await told()).toEqual([guid])
    await market.runJobs()
  })

  it('is replaced in a text that readers go on to see while a change waits', async () => {
    const owner = customer()
    const { guid, revision } = await market.publish(owner, { tagGuids: [old.guid, next.guid] })
    await market.call(
      'updateProject',
      {
        params: { guid },
        body: { ...market.body({ tagGuids: [next.guid], name: 'Another name' }), revision, isDraft: false },
      },
      owner,
    )
    await merge(old.guid, next.guid)
    await market.runJobs()
    const [kept] = await market.database.query<{ tags: object[] }>(
      `select content -> 'tags' as tags from publications.approved_contents where publication_guid = $1`,
      [guid],
    )
    expect(kept?.tags).toEqual([{ guid: next.guid, label: next.label }])
  })

  it('redirects from its old label and guid, also when the other one is merged later', async () => {
    await merge(old.guid, next.guid)
    const last = await tag(`Lastwords ${number}`)
    await merge(next.guid, last.guid)
    await market.runJobs()
    expect(await tag(old.label)).toEqual(last)
    const owner = customer()
    const { guid } = await market.publish(owner, { tagGuids: [old.guid, next.guid] })
    expect(await labelsOf(owner, guid)).toEqual([last.label])
    expect(await found(`oldwords ${number}`)).toContain(last.label)
    expect(await found(`oldwords ${number}`)).not.toContain(old.label)
  })

  it('is reported to searches that use its label, with its last successor', async () => {
    await merge(old.guid, next.guid)
    expect(await market.outbox()).toContainEqual({ job: 'retag-searches', payload: { tagGuid: old.guid } })
    const last = await tag(`Lastwords ${number}`)
    await merge(next.guid, last.guid)
    const { list } = await market.call('listMergedTags', {}, actorOf('system'))
    expect(list.filter(({ into }) => into === last.label)).toEqual([
      { label: next.label, into: last.label },
      { label: old.label, into: last.label },
    ])
    await market.runJobs()
  })

  it.each([
    ['itself', () => [old.guid, old.guid]],
    ['one that is banned', async () => (await ban(next.guid), [old.guid, next.guid])],
    ['one that was merged', async () => (await merge(next.guid, old.guid), [old.guid, next.guid])],
  ] as const)('is not merged into %s', async (_what, guids) => {
    const [from = '', into = ''] = await guids()
    await expect(merge(from, into)).rejects.toMatchObject({ code: 'tag-merge-refused' })
  })

  it('is merged in one direction when two merge at once', async () => {
    const answers = await Promise.allSettled([merge(old.guid, next.guid), merge(next.guid, old.guid)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a tag that is banned', () => {
  it('is removed from every publication, is no longer suggested and is not created again', async () => {
    const owner = customer()
    const { guid } = await market.publish(owner, { tagGuids: [old.guid, next.guid] })
    expect(await ban(old.guid)).toMatchObject({ state: 'banned' })
    await market.runJobs()
    expect(await labelsOf(owner, guid)).toEqual([next.label])
    expect(await found(`oldwords ${number}`)).not.toContain(old.label)
    await expect(market.call('createTag', { body: { tag: old.label } }, actorOf('customer'))).rejects.toMatchObject({
      code: 'tag-banned',
    })
    await expect(market.publish(owner, { tagGuids: [old.guid] })).rejects.toMatchObject({ code: 'tag-invalid' })
  })

  it('may be used again when it is allowed', async () => {
    await ban(old.guid)
    await market.runJobs()
    expect(await market.call('allowTag', { params: { tagGuid: old.guid } }, moderator)).toMatchObject({
      state: 'offered',
      publicationsCount: 0,
    })
    const owner = customer()
    const { guid } = await market.publish(owner, { tagGuids: [old.guid] })
    expect(await labelsOf(owner, guid)).toEqual([old.label])
  })
})

describe('a tag with names', () => {
  it('is found by each of them', async () => {
    await market.call(
      'nameTag',
      { params: { tagGuid: old.guid }, body: { et: `Vanasõnad ${number}`, fr: `Vieuxmots ${number}` } },
      moderator,
    )
    expect(await found(`vanasõnad ${number}`)).toContain(old.label)
    expect(await found(`vieuxmots ${number}`)).toContain(old.label)
    const { list } = await market.call('listAllTags', { query: { query: `Vieuxmots ${number}` } }, moderator)
    expect(list).toMatchObject([{ guid: old.guid, names: { et: `Vanasõnad ${number}`, fr: `Vieuxmots ${number}` } }])
  })
})

it('refuses unknown tags', async () => {
  const params = { tagGuid: randomUUID() }
  const refused = [
    merge(params.tagGuid, old.guid),
    ban(params.tagGuid),
    market.call('allowTag', { params }, moderator),
    market.call('nameTag', { params, body: {} }, moderator),
    market.call('getTagEffect', { params, query: {} }, moderator),
  ]
  for (const answer of await Promise.allSettled(refused))
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'tag-not-found' } })
})
