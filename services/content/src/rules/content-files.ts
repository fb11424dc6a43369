import { locales } from '@sild/contract/enums'
import type { PageContent } from '@sild/contract/content/editor-schemas'
import type { Files, FileUse } from '@sild/service-kit'
import { uploadKeysIn } from '../markdown/upload-keys.ts'
import { type StoredContent, storedContent } from './stored-content.ts'

/** Keys of all files that a revision shows. */
export const keysOf = ({ coverKey, texts, video }: StoredContent): string[] =>
  [
    coverKey,
    video?.key ?? null,
    video?.posterKey ?? null,
    ...locales.flatMap((locale) => [texts[locale].captionsKey, ...uploadKeysIn(texts[locale].markdown)]),
  ].filter((key) => key !== null)

/** Files that the content uses, each with its field. */
export function filesInContent(files: Files, content: PageContent): FileUse[] {
  const stored = storedContent(files, content)
  return [
    { field: 'content.coverUrl', url: content.coverUrl, place: 'page-picture' },
    { field: 'content.video.url', url: content.video?.url, place: 'page-video' },
    { field: 'content.video.posterUrl', url: content.video?.posterUrl, place: 'page-picture' },
    ...locales.flatMap((locale): FileUse[] => [
      {
        field: `content.texts.${locale}.captionsUrl`,
        url: content.texts[locale].captionsUrl,
        place: 'page-captions',
      },
      ...uploadKeysIn(stored.texts[locale].markdown).map((key): FileUse => ({
        field: `content.texts.${locale}.markdown`,
        url: files.urlOf(key),
        place: 'page-picture',
      })),
    ]),
  ]
}
