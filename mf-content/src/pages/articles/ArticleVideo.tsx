import type { Page } from '@sild/contract/content/schemas'
import { useIntl, useLocale } from '@sild/shell-api'
import * as css from './Article.module.css'

/** The browser's own player: it works without scripts, and loads only the poster until it is played. */
export function ArticleVideo({ video, title }: { video: NonNullable<Page['video']>; title: string }) {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <video
      controls
      playsInline
      preload="none"
      crossOrigin="anonymous"
      poster={video.posterUrl ?? undefined}
      width={1280}
      height={720}
      aria-label={intl.formatMessage({ id: 'mf-content.video' }, { title })}
      className={css.video}
    >
      <source src={video.url} type={video.url.endsWith('.webm') ? 'video/webm' : 'video/mp4'} />
      <track
        default
        kind="captions"
        src={video.captionsUrl}
        srcLang={locale}
        label={intl.formatMessage({ id: 'mf-content.video.captions' })}
      />
      <a href={video.url}>{intl.formatMessage({ id: 'mf-content.video' }, { title })}</a>
    </video>
  )
}
