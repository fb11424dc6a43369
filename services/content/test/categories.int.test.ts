import { actorOf, testService } from '@sild/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { seedReference } from '../seeds/reference.ts'
import { contentService } from '../src/service.ts'

const content = testService(contentService)
const moderator = actorOf('moderator')
const names = { en: 'Making software', et: 'Tarkvara tegemine', fr: 'Création de logiciels' }

beforeEach(async () => {
  await seedReference(content.deps)
  await content.database.query('update content.categories set merged_into_id = null, closed_at = null')
})

const name = (body = names, categoryId = 1) => content.call('nameCategory', { params: { categoryId }, body }, moderator)
const shown = async (locale: 'en' | 'et' | 'fr') => {
  const { list } = await content.call('listCategories', {}, actorOf('guest', { locale }))
  return list.find(({ id }) => id === 1)?.title
}
const listed = async () =>
  (await content.call('listNamedCategories', {}, moderator)).list.find(({ categoryId }) => categoryId === 1)!

it('is renamed by the staff in every language, also after the next start, and cached pages are evicted', async () => {
  expect(await name()).toMatchObject({ categoryId: 1, names, isRenamed: true })
  expect(content.live).toContainEqual(expect.objectContaining({ to: { pages: ['listCategories'] } }))
  await seedReference(content.deps)
  expect([await shown('en'), await shown('et'), await shown('fr')]).toEqual([names.en, names.et, names.fr])
})

it('keeps its former name when that is saved again', async () => {
  await content.database.query('update content.categories set own_titles = null')
  const before = await listed()
  expect(before.isRenamed).toBe(false)
  await name()
  await name(before.names)
  expect(await listed()).toEqual(before)
})

it('needs a name in every language, and must exist', async () => {
  await expect(name({ ...names, fr: '  ' })).rejects.toMatchObject({
    code: 'invalid',
    fields: { fr: { code: 'required' } },
  })
  await expect(name(names, 4711)).rejects.toMatchObject({ code: 'category-not-found' })
})

describe('a category', () => {
  const merge = (categoryId: number, intoId: number) =>
    content.call('mergeCategory', { params: { categoryId }, body: { intoId } }, moderator)
  const close = (categoryId: number) => content.call('closeCategory', { params: { categoryId } }, moderator)
  const reopen = (categoryId: number) => content.call('openCategory', { params: { categoryId } }, moderator)
  const offered = async (id: number) =>
    (await content.call('listCategories', {}, actorOf('guest'))).list.find((one) => one.id === id)
  const told = async () => {
    const followers = (await content.outbox()).filter(({ job }) => job === 'recategorise-publications')
    return followers.map(({ payload }) => (payload as { categoryId: number }).categoryId)
  }

  it('that is merged has the title of the other one, also after a restart, and its users are notified', async () => {
    expect(await merge(5, 6)).toMatchObject({ categoryId: 5, state: 'merged', mergedIntoId: 6 })
    await seedReference(content.deps)
    expect(await offered(5)).toMatchObject({
      slug: expect.any(String),
      mergedIntoId: 6,
      title: (await offered(6))?.title,
    })
    expect(await told()).toContain(5)
    expect(content.live.at(-1)).toMatchObject({ to: { pages: ['listCategories'] } })
  })

  it('redirects to the last one when that is merged too, and not step by step', async () => {
    await merge(7, 8)
    await merge(8, 9)
    expect([(await offered(7))?.mergedIntoId, (await offered(8))?.mergedIntoId]).toEqual([9, 9])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['itself', () => merge(1, 1)],
    ['one that was merged', async () => (await merge(2, 3), merge(4, 2))],
    ['one that is closed', async () => (await close(3), merge(4, 3))],
  ])('is not merged into %s', async (_what, attempt) => {
    await expect(attempt()).rejects.toMatchObject({ code: 'category-merge-refused', status: 409 })
  })

  it('that is closed cannot be chosen until it is opened again, and can be merged', async () => {
    expect(await close(4)).toMatchObject({ state: 'closed' })
    expect(await offered(4)).toMatchObject({ isClosed: true })
    expect(await reopen(4)).toMatchObject({ state: 'offered' })
    expect(await offered(4)).not.toHaveProperty('isClosed')
    await close(4)
    expect(await merge(4, 1)).toMatchObject({ state: 'merged' })
    expect(await offered(4)).not.toHaveProperty('isClosed')
  })

  it('is merged once by two concurrent calls', async () => {
    const results = await Promise.allSettled([merge(10, 11), merge(11, 10), merge(10, 1)])
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    const targets = [await offered(10), await offered(11)].map((one) => one?.mergedIntoId)
    // In either order, no category points to a merged one.
    const ends = await Promise.all(targets.flatMap((target) => (target ? [offered(target)] : [])))
    expect(ends.map((end) => end?.mergedIntoId).filter(Boolean)).toEqual([])
  })

  it('is open to moderators alone', async () => {
    const params = { categoryId: 1 }
    await expect(content.call('closeCategory', { params }, actorOf('customer'))).rejects.toMatchObject({ status: 403 })
    await expect(close(4711)).rejects.toMatchObject({ code: 'category-not-found' })
  })
})
