import { exportDocuments, exportPayments } from '@sild/contract/billing/payment-operations'
import { useFailureText, useIntl, useNotify } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'
import { Button, Card, Cluster, Heading, Stack, Text } from '@sild/ui'
import { saveDownload } from '@sild/ui/save-download.ts'

/** A year for the accountant: a table, or all documents in one file. */
export function YearExport({ year }: { year: number }) {
  const intl = useIntl()
  const notify = useNotify()
  const failureText = useFailureText()
  const outcome = {
    onSuccess: saveDownload,
    onError: (error: Error) => notify({ tone: 'error', text: failureText(error) }),
  }
  const payments = useApiMutation(exportPayments, outcome)
  const documents = useApiMutation(exportDocuments, outcome)
  // A string, because a number would get a thousands separator.
  const text = (id: string) => intl.formatMessage({ id: `mf-account.billing.export.${id}` }, { year: String(year) })
  return (
    <Card as="section" aria-labelledby="export">
      <Cluster justify="between" gap={16}>
        <Stack gap={4}>
          <Heading level={2} size={20} id="export">
            {text('title')}
          </Heading>
          <Text tone="muted">{text('text')}</Text>
        </Stack>
        <Cluster gap={8}>
          <Button isPending={payments.isPending} onClick={() => payments.mutate({ query: { year } })}>
            {text('table')}
          </Button>
          <Button isPending={documents.isPending} onClick={() => documents.mutate({ query: { year } })}>
            {text('documents')}
          </Button>
        </Cluster>
      </Cluster>
    </Card>
  )
}
