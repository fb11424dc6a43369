import { useLoaderData } from '@sild/router'
import { useIntl, useLocale } from '@sild/shell-api'
import { DateTime, Page, PageHeader, Text } from '@sild/ui'
import type { ReactNode } from 'react'
import { SanitisedHtml } from '../../SanitisedHtml.tsx'
import type { LoadedArticle } from '../articles/load-articles.ts'

/** `children`: what can be done about it, below its text. */
export function Policy({ children }: { children?: ReactNode }) {
  const intl = useIntl()
  const locale = useLocale()
  const policy = useLoaderData<LoadedArticle>()
  return (
    <Page width="text">
      <PageHeader
        title={policy.title}
        meta={
          <Text tone="muted" size={14}>
            {intl.formatMessage({ id: 'mf-content.in-force' })}{' '}
            <DateTime value={policy.publishedAt} locale={locale} format="day" />
          </Text>
        }
      />
      <SanitisedHtml html={policy.html} />
      {children}
    </Page>
  )
}
