import { faq } from '@sild/demo/pages/faq'
import { actorOf, testService } from '@sild/testing'
import { beforeAll, expect, it } from 'vitest'
import { seedReference } from '../seeds/reference.ts'
import { type SeededPage, seedPage } from '../src/actions/seed-page.ts'
import { contentService } from '../src/service.ts'
import { seededPage as page } from './seeded-page.ts'

const content = testService(contentService)
const reader = (locale: 'en' | 'et' | 'fr' = 'en') => actorOf('guest', { locale })
const save = (...pages: SeededPage[]) =>
  content.deps.database.transaction(async (trx) => {
    for (const each of pages) await seedPage(trx, each)
  })

beforeAll(async () => {
  await seedReference(content.deps)
  await seedReference(content.deps)
  await content.database.query(
    `insert into content.page_categories (slug, parent_slug, titles, descriptions, position) values ('first-steps', 'help-center', '{"en":"First steps","et":"Esimesed sammud","fr":"Premiers pas"}', '{"en":"Begin"}', 0)`,
  )
  await save(
    page('old', { publishedAt: new Date('2025-01-01') }),
    page('new', { publishedAt: new Date('2026-05-01'), showOnMain: true }),
    page('unpublished', { publishedAt: new Date(Date.now() + 60_000) }),
    page('how-to-begin', { categorySlug: 'first-steps' }),
    page('meeting', {
      categorySlug: 'events',
      startsAt: new Date('2030-01-01T10:00Z'),
      endsAt: new Date('2030-01-01T12:00Z'),
    }),
  )
})

it.each([
  ['listCategories', 'en', { id: 1, slug: 'software-development', title: 'Software development', icon: 'code-xml' }],
  ['listCategories', 'fr', { id: 1, title: 'Développement logiciel' }],
  ['listCountries', 'et', { code: 'EE', title: 'Eesti' }],
  ['listLanguages', 'en', { id: 1, code: 'et', title: 'Estonian' }],
] as const)('%s answers in %s, also without demo data', async (operation, locale, first) => {
  const { list } = await content.call(operation, {}, reader(locale))
  expect(list[0]).toMatchObject(first)
})

it('keeps English at the id of the specification', async () => {
  const { list } = await content.call('listLanguages', {}, reader())
  expect(list.find(({ id }) => id === 28)).toMatchObject({ code: 'en', title: 'English' })
})

it('finds cities by the typed text, with or without accents', async () => {
  const titles = async (body: { search?: string; countryCode?: string; limit?: number }) =>
    (await content.call('listCities', { body }, reader())).list.map(({ title }) => title)
  expect((await titles({ search: 'parn' }))[0]).toBe('Pärnu')
  expect(await titles({ search: 'TALL', countryCode: 'FR' })).toEqual([])
  expect(await titles({ countryCode: 'EE', limit: 3 })).toHaveLength(3)
  expect(await titles({ search: '%' })).toEqual([])
  await expect(titles({ limit: 201 })).rejects.toMatchObject({ code: 'invalid' })
})

it('lists pages of a section with those of its categories, newest first', async () => {
  const list = async (filters: { categorySlug?: string; showOnMain?: boolean }) => {
    const reply = await content.call('listPages', { body: { filters } }, reader('et'))
    expect(reply.total).toBe(reply.list.length)
    return reply.list.map(({ slug }) => slug)
  }
  expect(await list({ categorySlug: 'blog' })).toEqual(['new', 'old'])
  expect(await list({ categorySlug: 'blog', showOnMain: true })).toEqual(['new'])
  expect(await list({ categorySlug: 'help-center' })).toEqual(['how-to-begin'])
  expect(await list({ categorySlug: 'first-steps' })).toEqual(['how-to-begin'])
  expect(await list({ categorySlug: 'nowhere' })).toEqual([])
  expect(
    await content.call('listPages', { body: { filters: { categorySlug: 'blog' }, limit: 1, offset: 1 } }, reader()),
  ).toMatchObject({ total: 2, list: [{ slug: 'old' }] })
})

it('lists the categories of a section with the number of their pages', async () => {
  const list = async (parentCategory?: string) =>
    (await content.call('listPageCategories', { query: { parentCategory } }, reader())).list
  expect(await list('help-center')).toEqual([
    { slug: 'first-steps', title: 'First steps', description: 'Begin', parentSlug: 'help-center', pagesCount: 1 },
  ])
  const sections = await list()
  expect(sections.map(({ slug, pagesCount }) => `${slug} ${pagesCount}`)).toEqual([
    'blog 2',
    'news 0',
    'events 1',
    'help-center 1',
    'policies 0',
    'about 0',
    `faq ${faq.length}`,
    'home-reviews 0',
    'webinar 0',
  ])
})

it('shows a page in the reader’s language, sanitised', async () => {
  const french = await content.call('getPage', { params: { slug: 'meeting' } }, reader('fr'))
  expect(french).toMatchObject({
    title: 'Titre',
    html: '<h2 id="titre">Titre</h2>\n<p>Body </p>',
    startsAt: '2030-01-01T10:00:00.000Z',
    endsAt: '2030-01-01T12:00:00.000Z',
    readingMinutes: 1,
  })
  const { list } = await content.call('listPages', { body: { filters: { categorySlug: 'events' } } }, reader('fr'))
  expect(list).toMatchObject([{ slug: 'meeting', startsAt: '2030-01-01T10:00:00.000Z' }])
})

it.each(['unpublished', 'nothing-here'])('finds no page %s', async (slug) => {
  await expect(content.call('getPage', { params: { slug } }, reader())).rejects.toMatchObject({
    code: 'page-not-found',
    status: 404,
  })
})

it('seeds a page once, and keeps later changes', async () => {
  await save(page('old', { publishedAt: new Date('2025-01-01'), showOnMain: true }))
  expect(await content.database.query(`select show_on_main, version from content.pages where slug = 'old'`)).toEqual([
    { show_on_main: false, version: 1 },
  ])
})
