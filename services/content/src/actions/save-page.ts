import type { Locale } from '@sild/contract/enums'
import { expression, type Transaction } from '@sild/service-kit'
import { readingMinutes } from '../markdown/reading-minutes.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'

export interface PageText {
  title: string
  summary: string
  place?: string | null
  markdown: string
}

export interface NewPage {
  slug: string
  categorySlug: string
  showOnMain: boolean
  coverKey: string | null
  publishedAt: Date
  startsAt?: Date | null
  endsAt?: Date | null
  texts: Readonly<Record<Locale, PageText>>
}

/** Writes a page in all its languages. Its HTML is made here, once, and not at each reading. */
export async function savePage(trx: Transaction, { texts, ...page }: NewPage): Promise<void> {
  const [saved] = await trx('pages')
    .insert(page)
    .onConflict('slug')
    .merge({ ...page, version: expression`pages.version + 1` })
    .returning('pageGuid')
  const rows = Object.entries(texts).map(([locale, { markdown, title, summary, place = null }]) => ({
    pageGuid: saved.pageGuid,
    locale,
    title,
    summary,
    place,
    markdown,
    html: renderMarkdown(markdown),
    readingMinutes: readingMinutes(markdown),
  }))
  await trx('pageTexts').insert(rows).onConflict(['pageGuid', 'locale']).merge()
}
