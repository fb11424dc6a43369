import { documentPaths } from '@sild/paths'
import { actorOf } from '@sild/testing'
import { expect, it } from 'vitest'
import { testService } from '@sild/testing'
import { searchService } from '../src/service.ts'

const search = testService(searchService)
const guest = actorOf('guest')

async function saved() {
  const user = actorOf('provider')
  const body = { title: 'React', searchType: 'tasks', query: 'react' } as const
  const { guid } = await search.call('saveSearch', { body }, user)
  const open = (isRenewed = false, actor = user) =>
    search.call('openSearchFeed', { params: { guid }, body: { isRenewed } }, actor)
  return { guid, open, user }
}
const keyOf = (path: string) => new URL(path, 'https://sild.test').searchParams.get('key')!
const read = (guid: string, signature: string) =>
  search.call('readSearchFeed', { params: { guid }, query: { signature } }, guest)

it('is read by its address, which stays the same until it is renewed', async () => {
  const { guid, open } = await saved()
  const { path } = await open()
  expect(await open()).toEqual({ path })
  expect(path).toBe(documentPaths.savedSearchFeed(guid, keyOf(path)))
  expect(await read(guid, keyOf(path))).toEqual({ title: 'React', hits: [] })
  const renewed = await open(true)
  await expect(read(guid, keyOf(path))).rejects.toMatchObject({ code: 'saved-search-not-found' })
  expect(await read(guid, keyOf(renewed.path))).toMatchObject({ title: 'React' })
})

it('is opened by its owner alone, and not read by another address', async () => {
  const [mine, other] = [await saved(), await saved()]
  await expect(mine.open(false, other.user)).rejects.toMatchObject({ status: 404 })
  const { path } = await other.open()
  await expect(read(mine.guid, keyOf(path))).rejects.toMatchObject({ status: 404 })
  for (const wrong of ['', 'x']) await expect(read(mine.guid, wrong)).rejects.toMatchObject({ status: 404 })
})

it('is deleted with its search', async () => {
  const { guid, open, user } = await saved()
  const { path } = await open()
  await search.call('deleteSavedSearch', { params: { guid } }, user)
  await expect(read(guid, keyOf(path))).rejects.toMatchObject({ status: 404 })
})
