import type { PageContent, PageText } from '@sild/contract/content/editor-schemas'
import { type Locale, locales } from '@sild/contract/enums'
import { recordOf } from '@sild/contract/keys'
import type { Files } from '@sild/service-kit'
import { withUploadKeys } from '../markdown/upload-keys.ts'

type StoredText = Omit<PageText, 'captionsUrl'> & { captionsKey: string | null }
/** Content as stored in rows: file keys instead of addresses. */
export interface StoredContent extends Omit<PageContent, 'coverUrl' | 'video' | 'texts'> {
  coverKey: string | null
  video: { key: string; posterKey: string | null } | null
  texts: Record<Locale, StoredText>
}

/** `locales` lists each locale once, so the record is complete. */
export const byLocale = <Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> => recordOf(locales, valueOf)

export function storedContent(files: Files, { coverUrl, texts, video, ...rest }: PageContent): StoredContent {
  const key = video && files.keyOf(video.url)
  return {
    ...rest,
    coverKey: files.keyOf(coverUrl),
    video: video && key ? { key, posterKey: files.keyOf(video.posterUrl) } : null,
    texts: byLocale((locale) => {
      const { captionsUrl, markdown, ...text } = texts[locale]
      return { ...text, captionsKey: files.keyOf(captionsUrl), markdown: withUploadKeys(files, markdown) }
    }),
  }
}

export function shownContent(files: Files, { coverKey, texts, video, ...rest }: StoredContent): PageContent {
  return {
    ...rest,
    coverUrl: files.urlOf(coverKey),
    video: video && { url: files.urlOf(video.key), posterUrl: files.urlOf(video.posterKey) },
    texts: byLocale((locale) => {
      const { captionsKey, ...text } = texts[locale]
      return { ...text, captionsUrl: files.urlOf(captionsKey) }
    }),
  }
}
