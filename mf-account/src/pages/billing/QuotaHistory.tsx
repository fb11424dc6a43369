import { listQuotaEntries } from '@sild/contract/billing/operations'
import type { QuotaEntry } from '@sild/contract/billing/schemas'
import { paths } from '@sild/paths'
import { useApi, useIntl, useLocale, useText } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { Button, Cluster, DateTime, Heading, Link, Skeleton, Stack, Text } from '@sild/ui'
import { useState } from 'react'
import * as css from './QuotaHistory.module.css'

const FIRST = 5
const MORE = 20
export const quotaEntriesInput = (limit = FIRST) => ({ query: { limit } })

/** The uses of allowances, and which of them were given back. */
export function QuotaHistory() {
  const api = useApi()
  const [limit, setLimit] = useState(FIRST)
  const { data } = useQuery({
    ...apiQuery(api, listQuotaEntries, quotaEntriesInput(limit)),
    placeholderData: (before) => before,
  })
  const text = useText('mf-account.billing')
  const shown = data?.list ?? []
  const total = data?.total ?? 0
  return (
    <Stack as="section" gap={12} aria-labelledby="uses">
      <Heading level={2} id="uses">
        {text('uses.title')}
      </Heading>
      {data ? <Text tone="muted">{text(total === 0 ? 'uses.empty' : 'uses.text')}</Text> : <Skeleton />}
      {total > 0 && (
        <ul className={css.entries} aria-labelledby="uses">
          {shown.map((entry) => (
            <Entry key={entry.guid} entry={entry} />
          ))}
        </ul>
      )}
      {total > shown.length && shown.length < 100 && (
        <Cluster>
          <Button onClick={() => setLimit(Math.min(100, limit + MORE))}>{text('uses.more')}</Button>
        </Cluster>
      )}
    </Stack>
  )
}

function Entry({ entry }: { entry: QuotaEntry }) {
  const intl = useIntl()
  const locale = useLocale()
  const { at, left, property, returned, target } = entry
  const href = hrefOf(target)
  const name = target?.name ?? intl.formatMessage({ id: 'mf-account.billing.uses.gone' })
  return (
    <li className={css.entry}>
      <Text size={14} tone="muted">
        <DateTime value={at} locale={locale} format="shortDay" />
      </Text>
      <div className={css.what}>
        <Text>
          {intl.formatMessage({ id: `mf-account.billing.uses.${property}` })}
          {target && <>&nbsp;· {href ? <Link href={href}>{name}</Link> : name}</>}
        </Text>
        {returned && (
          <Text size={14} tone="success">
            {intl.formatMessage({ id: `mf-account.billing.uses.returned.${returned}` })}
          </Text>
        )}
      </div>
      <Text size={14} isStrong tone={returned ? 'success' : undefined}>
        {returned ? '+1' : '−1'}
      </Text>
      <Text size={14} tone="muted">
        {left !== null && intl.formatMessage({ id: 'mf-account.billing.uses.left' }, { left })}
      </Text>
    </li>
  )
}

function hrefOf(target: QuotaEntry['target']): string | null {
  if (!target?.slug) return null
  return target.cardType ? paths.publication(target.cardType, target.slug) : paths.company(target.slug)
}
