import { locales } from '@sild/contract/enums'
import type { Transaction } from '@sild/service-kit'
import { readingMinutes } from '../markdown/reading-minutes.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { PageText } from '../models/page-text.ts'
import type { StoredContent } from '../rules/stored-content.ts'

/** Writes the published texts of a page. The HTML is rendered here once, not at each request. */
export async function writePageTexts(trx: Transaction, pageGuid: string, texts: StoredContent['texts']): Promise<void> {
  const rows = locales.map((locale) => {
    const { captionsKey, markdown, place, summary, title } = texts[locale]
    return {
      pageGuid,
      locale,
      title,
      summary,
      place: place === '' ? null : place,
      markdown,
      captionsKey,
      html: renderMarkdown(markdown),
      readingMinutes: readingMinutes(markdown),
    }
  })
  await PageText.query(trx).insert(rows).onConflict(['pageGuid', 'locale']).merge()
}
