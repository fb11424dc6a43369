import { withdrawTaxChange } from '@sild/contract/companies/operations'
import type { TaxChange } from '@sild/contract/companies/tax-change'
import { useFailureText, useIntl, useNotify, useText } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'
import { Button, joinFacts, Notice } from '@sild/ui'

interface TaxChangeNoticeProps {
  change: TaxChange | null
  companyGuid: string
  /** Reads the company and its requisites again. */
  reload: () => Promise<unknown>
}

/** A change of what decides the VAT: that it waits for Sild, or why it was refused. */
export function TaxChangeNotice({ change, companyGuid, reload }: TaxChangeNoticeProps) {
  const intl = useIntl()
  const notify = useNotify()
  const failureText = useFailureText()
  const text = useText('mf-account.tax-change')
  const withdrawal = useApiMutation(withdrawTaxChange, {
    onSuccess: () => notify({ tone: 'success', text: text('withdrawn') }),
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
    onSettled: reload,
  })
  if (!change) return null
  const { after, reason, state } = change
  const { countryCode, postalCode, vatId } = after
  const wanted = joinFacts([
    countryCode && intl.formatDisplayName(countryCode, { type: 'region' }),
    vatId === null ? text('no-vat') : vatId,
    postalCode,
  ])
  if (state === 'refused')
    return (
      <Notice tone="warning" title={text('refused', { wanted })}>
        {reason}
      </Notice>
    )
  return (
    <Notice
      title={text('waiting', { wanted })}
      action={
        <Button isPending={withdrawal.isPending} onClick={() => withdrawal.mutate({ params: { guid: companyGuid } })}>
          {text('withdraw')}
        </Button>
      }
    >
      {text('waiting.text')}
    </Notice>
  )
}
