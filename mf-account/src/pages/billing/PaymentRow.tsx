import type { Payment } from '@sild/contract/billing/payment-schemas'
import { paths } from '@sild/paths'
import { useLocale } from '@sild/shell-api'
import { Card, CardTitle, Cluster, DateTime, Money, Stack, Text } from '@sild/ui'
import { PaymentStatusBadge } from './PaymentStatusBadge.tsx'

export function PaymentRow({ payment }: { payment: Payment }) {
  const locale = useLocale()
  const { amount, createdAt, guid, number, product, promotion, status } = payment
  return (
    <Card as="li" isLinked>
      <Cluster justify="between" gap={16}>
        <Stack gap={4}>
          <CardTitle level={2} href={paths.payment(guid)}>
            {product}
          </CardTitle>
          <Text size={14} tone="muted">
            {promotion?.publication.name && <>{promotion.publication.name}&nbsp;· </>}
            {number}&nbsp;· <DateTime value={createdAt} locale={locale} format="shortDay" />
          </Text>
        </Stack>
        <Cluster gap={16}>
          <PaymentStatusBadge status={status} />
          <Text isStrong>
            <Money cents={amount.grossCents} locale={locale} />
          </Text>
        </Cluster>
      </Cluster>
    </Card>
  )
}
