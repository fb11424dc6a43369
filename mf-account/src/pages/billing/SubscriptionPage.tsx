import { limitedProperties } from '@sild/contract/billing/enums'
import { getActiveSubscription, listQuotaEntries } from '@sild/contract/billing/operations'
import { listPayments, listSubscriptions } from '@sild/contract/billing/payment-operations'
import { paths } from '@sild/paths'
import type { LoaderArgs } from '@sild/router'
import { type PageHandle, useLive, useLocale, useMember, useSessionActions, useText } from '@sild/shell-api'
import { loadQuery, queryClient, useApiQuery } from '@sild/shell-api/query'
import { ButtonLink, Card, Cluster, DateTime, Heading, Stack, StatusBadge, Text } from '@sild/ui'
import { loadMyCompany } from '../my-company/use-my-company.ts'
import { BillingFrame } from './BillingFrame.tsx'
import { OpenOrder } from './OpenOrder.tsx'
import { PlanHistory } from './PlanHistory.tsx'
import { QuotaHistory, quotaEntriesInput } from './QuotaHistory.tsx'
import { UsageBar } from './UsageBar.tsx'
import { nextRefillAt } from './next-refill.ts'

const waiting = { query: { status: 'WAITING', limit: 1 } } as const
const tones = { ACTIVE: 'success', EXPIRED: 'warning' } as const

export async function loader(page: LoaderArgs) {
  const { list } = await loadMyCompany(page)
  await Promise.all([
    loadQuery(page, listSubscriptions, {}),
    loadQuery(page, listPayments, waiting),
    loadQuery(page, listQuotaEntries, quotaEntriesInput()),
    ...list.map(({ guid }) => loadQuery(page, getActiveSubscription, { params: { guid } })),
  ])
  return null
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.billing.subscription.title' }),
  isUnlisted: true,
}

/** The company's plan, its usage and earlier plans. */
export function Component() {
  const { company } = useMember()
  const { refresh } = useSessionActions()
  useLive('payment-changed', () => {
    void queryClient.invalidateQueries()
    // The session contains the plan.
    void refresh()
  })
  return <BillingFrame tab="subscription">{company && <Subscription companyGuid={company.guid} />}</BillingFrame>
}

function Subscription({ companyGuid }: { companyGuid: string }) {
  const locale = useLocale()
  const { data: active } = useApiQuery(getActiveSubscription, { params: { guid: companyGuid } })
  const { data: history } = useApiQuery(listSubscriptions, {})
  const { data: orders } = useApiQuery(listPayments, waiting)
  const text = useText('mf-account.billing')
  const { activeFrom, activeUntil, plan, planStatus, properties } = active
  const allowances = limitedProperties.flatMap((type) => properties.find((property) => property.type === type) ?? [])
  const isLimited = allowances.some(({ limit }) => limit !== null)
  const isUsedUp = allowances.some(({ current, limit }) => limit !== null && current >= limit)
  return (
    <Stack gap={24}>
      {orders.list.map((order) => (
        <OpenOrder key={order.guid} order={order} />
      ))}
      <Card as="section" padding="large" aria-labelledby="plan">
        <Stack gap={20}>
          <Cluster justify="between" align="start" gap={16}>
            <Stack gap={8}>
              <Cluster gap={12}>
                <Heading level={2} size={24} id="plan">
                  {plan.title}
                </Heading>
                {planStatus !== 'FREE' && (
                  <StatusBadge tone={tones[planStatus]}>{text(`plan-status.${planStatus}`)}</StatusBadge>
                )}
              </Cluster>
              {activeUntil ? (
                <Text tone="muted">
                  {text('subscription.until')} <DateTime value={activeUntil} locale={locale} />.{' '}
                  {text('subscription.no-renewal')}
                </Text>
              ) : (
                <Text tone="muted">{text(`subscription.${planStatus === 'EXPIRED' ? 'expired' : 'free'}`)}</Text>
              )}
            </Stack>
            <ButtonLink href={paths.subscriptionPlans()} variant={activeUntil ? 'secondary' : 'primary'}>
              {text('subscription.plans')}
            </ButtonLink>
          </Cluster>
          <Stack gap={16}>
            {allowances.map(({ current, limit, type }) => (
              <UsageBar key={type} label={text(`usage.${type}`)} used={current} limit={limit} />
            ))}
          </Stack>
          {isLimited && (
            <Text size={14} tone={isUsedUp ? 'warning' : 'muted'}>
              {text('usage.full-again')} <DateTime value={nextRefillAt(activeFrom, activeUntil)} locale={locale} />
            </Text>
          )}
        </Stack>
      </Card>
      <QuotaHistory />
      <PlanHistory subscriptions={history.list} />
    </Stack>
  )
}
