import { imageName } from '@sild/demo/images/image-name'
import { market } from '@sild/demo/market'
import { timeAt } from '@sild/demo/time'
import type { DemoImage, Market } from '@sild/demo/types'
import { run, type Sql, sql, type Transaction } from '@sild/service-kit'
import { type SeededPage, seedPage } from '../src/actions/seed-page.ts'
import type { ContentDeps } from '../src/deps.ts'
import { PageCategory } from '../src/models/page-category.ts'
import { byLocale } from '../src/rules/stored-content.ts'
import { sectionOfKind } from './page-categories.ts'
import { seedReference } from './reference.ts'
import { webinarText } from './webinar-page.ts'

/** Pages and events of the demo market. Those that exist are left as they are. */
export async function seed(deps: ContentDeps): Promise<void> {
  await seedReference(deps)
  const demo = market()
  await deps.database.transaction(async (trx) => {
    await saveCategories(trx, demo)
    const held = [...(await events(deps, trx, demo)), await webinar(deps, trx, demo)]
    const pages = [...articles(deps, demo), ...held]
    for (const page of pages) await seedPage(trx, page)
    await saveSocialLinks(trx)
  })
}

/** The demo has no profiles of its own: its links lead to the networks. Links that an admin has chosen stay. */
const socialLinks = [
  { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
  { name: 'Facebook', url: 'https://www.facebook.com/' },
  { name: 'Instagram', url: 'https://www.instagram.com/' },
]
const saveSocialLinks = (trx: Transaction) =>
  run(
    trx,
    sql`update site_settings set social_links = ${JSON.stringify(socialLinks)}::jsonb, version = version + 1
        where social_links = '[]' and version = 1`,
  )

const coverOf = (image: DemoImage | null): string | null => image && imageName(image)

async function saveCategories(trx: Transaction, { pageCategories }: Market): Promise<void> {
  const rows = pageCategories
    .filter(({ slug, kind }) => slug !== sectionOfKind[kind])
    .map(({ slug, kind, names, descriptions, position }) => ({
      slug,
      parentSlug: sectionOfKind[kind],
      titles: names,
      descriptions,
      position,
    }))
  if (rows.length > 0) await PageCategory.query(trx).insert(rows).onConflict('slug').ignore()
}

const articles = (deps: ContentDeps, { pages }: Market): SeededPage[] =>
  pages.map((page) => ({
    slug: page.slug,
    categorySlug: page.categorySlug ?? sectionOfKind[page.kind],
    showOnMain: page.showOnMain,
    coverKey: coverOf(page.image),
    publishedAt: timeAt(deps.clock.now(), page.publishedAgeMinutes),
    texts: byLocale((locale) => ({
      title: page.texts[locale].title,
      summary: page.texts[locale].summary,
      markdown: page.texts[locale].body,
    })),
  }))

async function events(deps: ContentDeps, trx: Transaction, { events: held }: Market): Promise<SeededPage[]> {
  const now = deps.clock.now()
  const at = (days: number, time: string, zone: string) =>
    moment(trx, sql`(${now}::timestamptz at time zone ${zone})::date + ${days}::int + ${time}::time`, zone)
  const pages: SeededPage[] = []
  for (const event of held) {
    pages.push({
      slug: event.slug,
      categorySlug: 'events',
      showOnMain: event.startsInDays >= 0,
      coverKey: coverOf(event.image),
      publishedAt: timeAt(now, 24 * 60 * Math.max(1, 30 - event.startsInDays)),
      startsAt: await at(event.startsInDays, event.startTime, event.timeZone),
      endsAt: await at(event.startsInDays, event.endTime, event.timeZone),
      texts: byLocale((locale) => {
        const { title, summary, place, body } = event.texts[locale]
        return { title, summary, place, markdown: body }
      }),
    })
  }
  return pages
}

async function webinar(deps: ContentDeps, trx: Transaction, { webinar: held }: Market): Promise<SeededPage> {
  const at = (time: string) => moment(trx, sql`${held.date}::date + ${time}::time`, held.timeZone)
  const startsAt = await at(held.startTime)
  return {
    slug: held.slug,
    categorySlug: 'webinar',
    showOnMain: false,
    coverKey: coverOf(held.image),
    publishedAt: new Date(startsAt.getTime() - 30 * 24 * 3_600_000),
    startsAt,
    endsAt: await at(held.endTime),
    speakers: held.speakers.map(({ biographies, name, positions }) => ({
      name,
      position: positions,
      biography: biographies,
    })),
    agenda: held.agenda.map(({ descriptions, endTime, startTime, titles }) => ({
      startTime,
      endTime,
      title: titles,
      description: descriptions,
    })),
    texts: byLocale((locale) => webinarText(held, locale)),
  }
}

/** Converts a local time of a zone to a moment; Postgres knows daylight saving. */
async function moment(trx: Transaction, local: Sql, zone: string): Promise<Date> {
  const [row] = await run<{ moment: Date }>(trx, sql`select (${local}) at time zone ${zone} as moment`)
  return row!.moment // The query always returns a row.
}
