import { listTaxChanges } from '@sild/contract/companies/staff-operations'
import { useText } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { EmptyState, Heading, Stack } from '@sild/ui'
import { decidedTaxInput, waitingTaxInput } from './payments-input.ts'
import { TaxChangeCard } from './TaxChangeCard.tsx'

/** Changes that decide the VAT of a company: waiting ones, then the latest decided ones. */
export function TaxChanges() {
  const { data: waiting } = useApiQuery(listTaxChanges, waitingTaxInput)
  const { data: decided } = useApiQuery(listTaxChanges, decidedTaxInput)
  const text = useText('mf-backoffice.payments.tax')
  return (
    <Stack gap={24}>
      {waiting.list.length === 0 ? (
        <EmptyState level={2} title={text('empty')}>
          {text('empty.text')}
        </EmptyState>
      ) : (
        <Stack as="ul" gap={12}>
          {waiting.list.map((change) => (
            <TaxChangeCard key={change.guid} change={change} />
          ))}
        </Stack>
      )}
      {decided.list.length > 0 && (
        <Stack gap={12}>
          <Heading level={2}>{text('decided')}</Heading>
          <Stack as="ul" gap={12}>
            {decided.list.map((change) => (
              <TaxChangeCard key={change.guid} change={change} />
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  )
}
