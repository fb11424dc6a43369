import { paths } from '@sild/paths'
import { useLocation } from '@sild/router'
import { useIntl, useLocale } from '@sild/shell-api'
import { Button, Cluster, DateTime, Notice, Skeleton } from '@sild/ui'
import { type ComponentType, Suspense, useState } from 'react'
import type { PreviewDetailsProps } from './preview/preview-details-props.ts'

interface PreviewBannerProps extends PreviewDetailsProps {
  /** Code and texts are loaded when the user opens it. */
  Details: ComponentType<PreviewDetailsProps>
}

/** Shown during the whole preview, so that no one mistakes unpublished work for the portal. */
export function PreviewBanner({ Details, preview, snapshot }: PreviewBannerProps) {
  const intl = useIntl()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const releases = preview.releases.map(({ name, version, pr }) =>
    pr === undefined ? `${name} ${version}` : `${name} ${version} (#${pr})`,
  )
  const action = (
    <Cluster gap={16}>
      {/* Leaving changes the releases, so it loads a document. */}
      <a href={paths.exitPreview(pathname + search)}>{intl.formatMessage({ id: 'shell.preview.exit' })}</a>
      <Button size="dense" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {intl.formatMessage({ id: 'shell.preview.details' })}
      </Button>
    </Cluster>
  )
  return (
    <div data-preview>
      <Notice tone="warning" title={intl.formatMessage({ id: 'shell.preview.title' })} action={action}>
        {intl.formatList(releases)}&nbsp;· {intl.formatMessage({ id: 'shell.preview.until' })}{' '}
        <DateTime value={preview.expiresAt} locale={locale} format="dayAndTime" />
        {isOpen && (
          <Suspense fallback={<Skeleton />}>
            <Details preview={preview} snapshot={snapshot} />
          </Suspense>
        )}
      </Notice>
    </div>
  )
}
