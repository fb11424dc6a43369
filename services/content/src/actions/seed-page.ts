import type { Locale } from '@sild/contract/enums'
import type { Transaction } from '@sild/service-kit'
import { Page } from '../models/page.ts'
import { PageRevision } from '../models/page-revision.ts'
import { byLocale, type StoredContent } from '../rules/stored-content.ts'
import { writePageTexts } from './write-page-texts.ts'

export interface SeededText {
  title: string
  summary: string
  place?: string | null
  markdown: string
}

export interface SeededPage extends Partial<Pick<StoredContent, 'speakers' | 'agenda' | 'position'>> {
  slug: string
  categorySlug: string
  showOnMain: boolean
  coverKey: string | null
  publishedAt: Date
  startsAt?: Date | null
  endsAt?: Date | null
  texts: Readonly<Record<Locale, SeededText>>
}

/** Inserts a published page once. Later changes of editors are never overwritten. */
export async function seedPage(trx: Transaction, { publishedAt, texts, ...page }: SeededPage): Promise<void> {
  const { agenda = [], endsAt = null, position = 0, slug, speakers = [], startsAt = null } = page
  if (await Page.query(trx).where({ seedSlug: slug }).orWhere({ slug }).orWhere({ nextSlug: slug }).first()) return
  const content: StoredContent = {
    ...page,
    agenda,
    position,
    speakers,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    video: null,
    needsAcceptance: false,
    texts: byLocale((locale) => {
      const { markdown, place, summary, title } = texts[locale]
      return { title, summary, place: place ?? '', markdown, captionsKey: null }
    }),
  }
  const { pageGuid } = await Page.query(trx).insertAndFetch({
    slug,
    seedSlug: slug,
    nextSlug: slug,
    categorySlug: page.categorySlug,
    showOnMain: page.showOnMain,
    coverKey: page.coverKey,
    publishedAt,
    startsAt,
    endsAt,
    speakers,
    agenda,
    position,
    state: 'published',
    publishedRevision: 1,
    updatedAt: publishedAt,
  })
  await PageRevision.query(trx).insert({ pageGuid, revision: 1, content, writtenAt: publishedAt, publishedAt })
  await writePageTexts(trx, pageGuid, content.texts)
}
