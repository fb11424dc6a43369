import { actorOf, testService } from '@sild/testing'
import { beforeEach, expect, it } from 'vitest'
import { seedReference } from '../seeds/reference.ts'
import { contentService } from '../src/service.ts'

const content = testService(contentService)
const moderator = actorOf('moderator')
const names = { en: 'Making software', et: 'Tarkvara tegemine', fr: 'Création de logiciels' }

beforeEach(() => seedReference(content.deps))

const name = (body = names, categoryId = 1) => content.call('nameCategory', { params: { categoryId }, body }, moderator)
const shown = async (locale: 'en' | 'et' | 'fr') => {
  const { list } = await content.call('listCategories', {}, actorOf('guest', { locale }))
  return list.find(({ id }) => id === 1)?.title
}
const listed = async () =>
  (await content.call('listNamedCategories', {}, moderator)).list.find(({ categoryId }) => categoryId === 1)!

it('is called as the staff say in every language, also after the next start, and cached pages are made again', async () => {
  expect(await name()).toMatchObject({ categoryId: 1, names, isRenamed: true })
  expect(content.live).toContainEqual(expect.objectContaining({ to: { pages: ['listCategories'] } }))
  await seedReference(content.deps)
  expect([await shown('en'), await shown('et'), await shown('fr')]).toEqual([names.en, names.et, names.fr])
})

it('is called as before when it is named so', async () => {
  await content.database.query('update content.categories set own_titles = null')
  const before = await listed()
  expect(before.isRenamed).toBe(false)
  await name()
  await name(before.names)
  expect(await listed()).toEqual(before)
})

it('needs a name in every language, and has to be there', async () => {
  await expect(name({ ...names, fr: '  ' })).rejects.toMatchObject({
    code: 'invalid',
    fields: { fr: { code: 'required' } },
  })
  await expect(name(names, 4711)).rejects.toMatchObject({ code: 'category-not-found' })
})
