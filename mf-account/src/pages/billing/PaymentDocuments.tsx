import { getInvoice, getReceipt } from '@sild/contract/billing/payment-operations'
import type { Payment } from '@sild/contract/billing/payment-schemas'
import { useFailureText, useLocale, useNotify, useText } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'
import { Button, Card, Cluster, DateTime, Heading, Money, Stack, Text } from '@sild/ui'
import { savePdf } from './save-pdf.ts'

/** The invoice, its credit notes and the receipt, as files for the accountant. */
export function PaymentDocuments({ payment }: { payment: Payment }) {
  const locale = useLocale()
  const notify = useNotify()
  const failureText = useFailureText()
  const outcome = {
    onSuccess: savePdf,
    onError: (error: Error) => notify({ tone: 'error', text: failureText(error) }),
  }
  const invoice = useApiMutation(getInvoice, outcome)
  const receipt = useApiMutation(getReceipt, outcome)
  const text = useText('mf-account.billing.documents')
  const { documents, guid: paymentGuid } = payment
  if (documents.length === 0) return null
  return (
    <Card as="section" padding="large" aria-labelledby="documents">
      <Stack gap={16}>
        <Heading level={2} id="documents">
          {text('title')}
        </Heading>
        <Stack as="ul" gap={12}>
          {documents.map(({ issuedAt, kind, number, totalCents }) => (
            <Cluster as="li" key={number} justify="between" gap={12}>
              <Stack gap={4}>
                <Text isStrong>{text(kind, { number })}</Text>
                <Text size={14} tone="muted">
                  <DateTime value={issuedAt} locale={locale} format="shortDay" />
                  {', '}
                  <Money cents={totalCents} locale={locale} />
                </Text>
              </Stack>
              <Button
                size="dense"
                aria-label={text('download.of', { number })}
                isPending={invoice.isPending && invoice.variables?.query?.number === number}
                onClick={() => invoice.mutate({ params: { paymentGuid }, query: { number } })}
              >
                {text('download')}
              </Button>
            </Cluster>
          ))}
          <Cluster as="li" justify="between" gap={12}>
            <Text isStrong>{text('receipt')}</Text>
            <Button
              size="dense"
              aria-label={text('download.receipt')}
              isPending={receipt.isPending}
              onClick={() => receipt.mutate({ params: { paymentGuid } })}
            >
              {text('download')}
            </Button>
          </Cluster>
        </Stack>
      </Stack>
    </Card>
  )
}
