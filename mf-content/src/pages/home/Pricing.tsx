import { paths } from '@sild/paths'
import { useLocale, useText } from '@sild/shell-api'
import { Badge, ButtonLink, Card, Cluster, Heading, Stack, Text, formatMoney } from '@sild/ui'
import { Check } from 'lucide-react'
import { HomeSection } from './HomeSection.tsx'
import type { LoadedHome } from './load-home.ts'
import * as css from './Pricing.module.css'

const features = {
  free: ['contact-views', 'responses', 'company-page', 'publications'],
  startup: ['unlimited', 'profile', 'promotion', 'no-renewal'],
  business: [],
  enterprise: [],
} as const

export function Pricing({ plans }: Pick<LoadedHome, 'plans'>) {
  const locale = useLocale()
  const text = useText('mf-content.home.pricing')
  return (
    <HomeSection id="pricing" title={text('title')}>
      <Text tone="muted">{text('lead')}</Text>
      <ul className={css.plans}>
        {plans.map((plan) => (
          <Card as="li" key={plan.slug} padding="large">
            <Stack gap={16} className={css.plan}>
              <Cluster justify="between">
                <Heading level={3} size={18}>
                  {plan.title}
                </Heading>
                {!plan.isAvailable && <Badge>{text('soon')}</Badge>}
              </Cluster>
              {plan.isAvailable && (
                <p className={css.price}>
                  <strong>{formatMoney(plan.priceCents ?? 0, locale)}</strong>{' '}
                  <span>{text(plan.priceCents ? 'per-month' : 'forever')}</span>
                </p>
              )}
              {features[plan.slug].length > 0 && (
                <ul className={css.features}>
                  {features[plan.slug].map((feature) => (
                    <li key={feature}>
                      <Check size={16} aria-hidden className={css.check} />
                      {text(feature)}
                    </li>
                  ))}
                </ul>
              )}
              {plan.slug === 'free' && <ButtonLink href={paths.getStarted()}>{text('start')}</ButtonLink>}
              {plan.isAvailable && plan.slug !== 'free' && (
                <ButtonLink href={paths.subscriptionPlans()} variant="primary">
                  {text('choose')}
                </ButtonLink>
              )}
              {!plan.isAvailable && (
                <>
                  <Text tone="muted">{text(`${plan.slug}.text`)}</Text>
                  <ButtonLink href={paths.contactUs()}>{text('tell')}</ButtonLink>
                </>
              )}
            </Stack>
          </Card>
        ))}
      </ul>
    </HomeSection>
  )
}
