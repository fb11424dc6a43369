import type { Plan } from '@sild/contract/billing/schemas'
import { useLocale, useText } from '@sild/shell-api'
import { Badge, Button, Card, classNames, Cluster, formatMoney, Heading, Stack } from '@sild/ui'
import { Check } from 'lucide-react'
import { planFeatures } from './plan-features.ts'
import * as css from './PlansPage.module.css'

interface PlanCardProps {
  plan: Plan
  isCurrent: boolean
  /** Nothing that runs or waits keeps the company from buying. */
  isBuyable: boolean
  onBuy: () => void
  onAsk: () => void
}

export function PlanCard({ isBuyable, isCurrent, onAsk, onBuy, plan }: PlanCardProps) {
  const locale = useLocale()
  const text = useText('mf-account.billing.plans')
  const { isAvailable, priceCents, slug, title } = plan
  return (
    <Card as="li" padding="large" className={classNames(isCurrent && css.current)}>
      <Stack gap={16} className={css.plan}>
        <Cluster justify="between">
          <Heading level={2} size={18}>
            {title}
          </Heading>
          {isCurrent && <Badge tone="accent">{text('current')}</Badge>}
          {!isAvailable && <Badge>{text('soon')}</Badge>}
        </Cluster>
        <p className={css.price}>
          <strong>{priceCents === null ? text('no-price') : formatMoney(priceCents, locale)}</strong>
          <span>{priceCents === null ? text('no-price.text') : text(priceCents ? 'per-month' : 'forever')}</span>
        </p>
        <ul className={css.features}>
          {planFeatures[slug].map((feature) => (
            <li key={feature}>
              <Check size={16} aria-hidden />
              <span>{text(`feature.${feature}`)}</span>
            </li>
          ))}
        </ul>
        {plan.periods.length > 0 && isBuyable && (
          <div className={css.action}>
            <Button variant="primary" isWide onClick={onBuy}>
              {text(isCurrent ? 'buy-on' : 'choose', { plan: title })}
            </Button>
          </div>
        )}
        {!isAvailable && (
          <div className={css.action}>
            <Button isWide onClick={onAsk}>
              {text('ask', { plan: title })}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
