import type { Reply } from '@sild/contract'
import { paths } from '@sild/paths'
import { useLocale, useText } from '@sild/shell-api'
import { Badge, Card, Cluster, DateTime, Heading, Link, Money, Stack, StatusBadge, Text } from '@sild/ui'

type Subscriptions = Reply<'listSubscriptions'>['list']
const tones = { ACTIVE: 'success', WAITING: 'accent', FINISHED: 'neutral', CANCELED: 'neutral' } as const

/** The plans that the company has had, has and will have. */
export function PlanHistory({ subscriptions }: { subscriptions: Subscriptions }) {
  const locale = useLocale()
  const text = useText('mf-account.billing')
  return (
    <Stack as="section" gap={12} aria-labelledby="history">
      <Heading level={2} id="history">
        {text('history.title')}
      </Heading>
      {subscriptions.length === 0 ? (
        <Text tone="muted">{text('history.empty')}</Text>
      ) : (
        <Stack as="ul" gap={12}>
          {subscriptions.map(({ activeFrom, activeUntil, costCents, guid, isGift, paymentGuid, state, title }) => (
            <Card as="li" key={guid}>
              <Cluster justify="between" gap={16}>
                <Stack gap={4}>
                  <Cluster gap={8}>
                    <Text isStrong>{title}</Text>
                    <StatusBadge tone={tones[state]}>{text(`subscription-state.${state}`)}</StatusBadge>
                    {isGift && <Badge tone="accent">{text('payment-status.GIFT')}</Badge>}
                  </Cluster>
                  <Text size={14} tone="muted">
                    <DateTime value={activeFrom} locale={locale} format="shortDay" />
                    {' – '}
                    <DateTime value={activeUntil} locale={locale} format="shortDay" />
                  </Text>
                </Stack>
                <Cluster gap={16}>
                  {!isGift && (
                    <Text isStrong>
                      <Money cents={costCents} locale={locale} />
                    </Text>
                  )}
                  {paymentGuid && (
                    <Text>
                      <Link href={paths.payment(paymentGuid)}>{text('history.payment')}</Link>
                    </Text>
                  )}
                </Cluster>
              </Cluster>
            </Card>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
