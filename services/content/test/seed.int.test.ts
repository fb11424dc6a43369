import { imageName } from '@sild/demo/images/image-name'
import { market } from '@sild/demo/market'
import { actorOf, testService } from '@sild/testing'
import { beforeAll, expect, it } from 'vitest'
import { seed } from '../seeds/demo.ts'
import { contentService } from '../src/service.ts'

const content = testService(contentService)

beforeAll(() => seed(content.deps), 120_000)

it('writes every page in every language, and changes nothing when run again', async () => {
  const rows = () =>
    content.database.query(
      'select slug, category_slug, version, html from content.pages join content.page_texts using (page_guid) order by slug, locale',
    )
  const before = await rows()
  expect(before).toHaveLength(3 * (market().pages.length + market().events.length + market().faq.length + 1))
  await seed(content.deps)
  expect(await rows()).toEqual(before)
  expect(before.filter(({ category_slug, html }) => html === '' && category_slug !== 'faq')).toEqual([])
})

it('has social links in the footer, which an admin may change', async () => {
  const { socialLinks, ...before } = await content.call('getSiteSettings', {}, actorOf('guest'))
  expect(socialLinks.map(({ name }) => name)).toEqual(['LinkedIn', 'Facebook', 'Instagram'])
  await content.call('updateSiteSettings', { body: { ...before, socialLinks: [] } }, actorOf('admin'))
  await seed(content.deps)
  expect((await content.call('getSiteSettings', {}, actorOf('guest'))).socialLinks).toEqual([])
})

it('holds the webinar at its hour in Tallinn, with what it is about, its speakers, agenda and questions', async () => {
  const page = await content.call(
    'getPage',
    { params: { slug: 'how-to-find-b2b-partners' } },
    actorOf('guest', { locale: 'et' }),
  )
  expect(page).toMatchObject({
    startsAt: '2023-07-26T14:00:00.000Z',
    endsAt: '2023-07-26T15:40:00.000Z',
    coverUrl: `https://uploads.sild.test/${imageName(market().webinar.image)}`,
  })
  const headings = [...page.html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading]) => heading)
  expect(headings).toEqual(['Veebiseminarist', 'Mida kaasa võtad', 'Küsimused ja vastused'])
  expect(page.html).toContain('Kas salvestus tuleb ka?')
  expect(page.speakers.map(({ name }) => name)).toContain('Urmas Jahu')
  expect(page.agenda).toContainEqual(
    expect.objectContaining({
      startsAt: '2023-07-26T14:10:00.000Z',
      endsAt: '2023-07-26T14:35:00.000Z',
      title: 'Ostja esimene ja teine projekt',
    }),
  )
})
