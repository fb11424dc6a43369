import { paths } from '@sild/paths'
import type { DocumentPreview } from '@sild/registry/renderer'
import { useIntl, useLocale } from '@sild/shell-api'
import { DateTime, Notice } from '@sild/ui'
import { useLocation } from '@sild/router'

/** Stays for as long as the preview does: nobody should take unpublished work for the portal. */
export function PreviewBanner({ preview }: { preview: DocumentPreview }) {
  const intl = useIntl()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const releases = preview.releases.map(({ name, version, pr }) =>
    pr === undefined ? `${name} ${version}` : `${name} ${version} (#${pr})`,
  )
  // Leaving changes the releases, so it loads a document.
  const exit = <a href={paths.exitPreview(pathname + search)}>{intl.formatMessage({ id: 'shell.preview.exit' })}</a>
  return (
    <Notice tone="warning" title={intl.formatMessage({ id: 'shell.preview.title' })} action={exit}>
      {intl.formatList(releases)}&nbsp;· {intl.formatMessage({ id: 'shell.preview.until' })}{' '}
      <DateTime value={preview.expiresAt} locale={locale} format="dayAndTime" />
    </Notice>
  )
}
