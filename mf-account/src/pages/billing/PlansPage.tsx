import { renewalDays } from '@sild/contract/billing/enums'
import { getActiveSubscription, listPlans } from '@sild/contract/billing/operations'
import { listPayments } from '@sild/contract/billing/payment-operations'
import type { Plan } from '@sild/contract/billing/schemas'
import { ownPath } from '@sild/paths'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useLocale, useMember, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { ButtonLink, DateTime, Notice, Stack, useNow } from '@sild/ui'
import { useState } from 'react'
import { loadMyCompany } from '../my-company/use-my-company.ts'
import { AskForPlanDialog } from './AskForPlanDialog.tsx'
import { BillingFrame } from './BillingFrame.tsx'
import { OpenOrder } from './OpenOrder.tsx'
import { PlanCard } from './PlanCard.tsx'
import * as css from './PlansPage.module.css'
import { SubscribeDialog } from './SubscribeDialog.tsx'

const waiting = { query: { status: 'WAITING', type: 'subscription', limit: 1 } } as const
const RENEWAL_MS = renewalDays * 86_400_000

export async function loader(page: LoaderArgs) {
  const { list } = await loadMyCompany(page)
  await Promise.all([
    loadQuery(page, listPlans, {}),
    loadQuery(page, listPayments, waiting),
    ...list.map(({ guid }) => loadQuery(page, getActiveSubscription, { params: { guid } })),
  ])
  return null
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.billing.plans.title' }),
  isUnlisted: true,
}

export function Component() {
  const { company } = useMember()
  return <BillingFrame tab="plans">{company && <Plans companyGuid={company.guid} />}</BillingFrame>
}

/** All plans side by side, and how to get one. */
function Plans({ companyGuid }: { companyGuid: string }) {
  const locale = useLocale()
  const [search] = useSearchParams()
  const { data: active } = useApiQuery(getActiveSubscription, { params: { guid: companyGuid } })
  const { data: orders } = useApiQuery(listPayments, waiting)
  const { data: plans } = useApiQuery(listPlans, {})
  const [chosen, setChosen] = useState<Plan | null>(null)
  const [requestedPlan, setRequestedPlan] = useState<Plan | null>(null)
  const text = useText('mf-account.billing.plans')
  const { activeUntil } = active
  const now = useNow()
  const isRunning = activeUntil !== null && Date.parse(activeUntil) - new Date(now).getTime() > RENEWAL_MS
  const back = ownPath(search.get('back'))
  return (
    <Stack gap={24}>
      {back && (
        <Notice action={<ButtonLink href={back}>{text('back')}</ButtonLink>} title={text('stopped')}>
          {text('stopped.text')}
        </Notice>
      )}
      {isRunning && (
        <Notice title={text('runs')}>
          {text('runs.until')} <DateTime value={activeUntil} locale={locale} />.
        </Notice>
      )}
      {orders.list.map((order) => (
        <OpenOrder key={order.guid} order={order} />
      ))}
      <ul className={css.plans}>
        {plans.list.map((plan) => (
          <PlanCard
            key={plan.slug}
            plan={plan}
            isCurrent={plan.slug === active.plan.slug}
            isBuyable={!isRunning && orders.list.every(({ paymentUrl }) => paymentUrl === null)}
            onBuy={() => setChosen(plan)}
            onAsk={() => setRequestedPlan(plan)}
          />
        ))}
      </ul>
      {chosen && (
        <SubscribeDialog plan={chosen} companyGuid={companyGuid} back={back} onClose={() => setChosen(null)} />
      )}
      {requestedPlan && <AskForPlanDialog plan={requestedPlan} onClose={() => setRequestedPlan(null)} />}
    </Stack>
  )
}
