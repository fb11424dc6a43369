import type { Payment } from '@sild/contract/billing/payment-schemas'
import { useLocale, useText } from '@sild/shell-api'
import { Card, DescriptionList, Heading, Money, Stack, Text } from '@sild/ui'

interface TransferDetailsProps {
  transfer: NonNullable<Payment['transfer']>
  grossCents: number
}

/** The data of a bank transfer for an order, with its reference. */
export function TransferDetails({ grossCents, transfer }: TransferDetailsProps) {
  const locale = useLocale()
  const text = useText('mf-account.billing.transfer')
  const { beneficiary, bic, iban, reference } = transfer
  return (
    <Card as="section" padding="large" aria-labelledby="transfer">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} id="transfer">
            {text('title')}
          </Heading>
          <Text tone="muted">{text('text')}</Text>
        </Stack>
        <DescriptionList
          items={[
            { term: text('beneficiary'), description: beneficiary },
            { term: 'IBAN', description: iban },
            { term: 'BIC', description: bic },
            { term: text('reference'), description: <strong>{reference}</strong> },
            {
              term: text('amount'),
              description: (
                <strong>
                  <Money cents={grossCents} locale={locale} />
                </strong>
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  )
}
