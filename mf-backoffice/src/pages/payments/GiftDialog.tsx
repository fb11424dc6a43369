import { giveGift } from '@sild/contract/billing/staff-operations'
import { getCompany } from '@sild/contract/companies/operations'
import { getCompanyAccount } from '@sild/contract/companies/staff-operations'
import { OperationDialog } from '@sild/dialogs/OperationDialog'
import { isApiError, useApi, useLocale, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { useQuery } from '@sild/shell-api/query'
import { formatDate, Notice, Text, TextField, useTimeZone } from '@sild/ui'
import { TextArea } from '@sild/ui/forms'
import { useState } from 'react'
import { useApproval } from '../../approvals/use-approval.ts'

/** The last part of the address of a company's page, from the typed text. */
const slugOf = (address: string): string => address.trim().split('?')[0]!.split('/').findLast(Boolean) ?? ''

/** Gives a company Startup for some days; the company sees it in its history. */
export function GiftDialog({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const locale = useLocale()
  const notify = useNotify()
  const [address, setAddress] = useState('')
  const slugOrGuid = slugOf(address)
  const text = useText('mf-backoffice.payments.gift')
  const timeZone = useTimeZone()
  const queryKey = ['gift', slugOrGuid]
  const { data: company, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { guid, name } = await api.call(getCompany, { params: { slugOrGuid }, signal })
      const { planUntil } = await api.call(getCompanyAccount, { params: { companyGuid: guid }, signal })
      return { guid, name, planUntil }
    },
    enabled: slugOrGuid.length > 2,
    retry: false,
  })
  const form = useOperationForm<typeof giveGift, { days: string; reason: string }, unknown>({
    operation: giveGift,
    send: useApproval('giveGift'),
    schema: () => import('@sild/contract/billing/staff-schemas').then(({ giveGiftBody }) => giveGiftBody),
    defaultValues: { days: '30', reason: '' },
    toInput: ({ days, reason }) => ({
      params: { companyGuid: company?.guid ?? '' },
      // A repeated click, or a colleague's click, gives the plan only once.
      body: { days: Number(days), seenUntil: company?.planUntil ?? null, reason },
    }),
    onDone: () => {
      notify({ tone: 'success', text: text('done') })
      onClose()
    },
  })
  // An invalid name counts as an unknown company; an unreachable service does not.
  const isAway = isApiError(error) && (error.status === 0 || error.status >= 500)
  const isUnknown = error !== null && !isAway
  return (
    <OperationDialog
      onClose={onClose}
      title={text('title')}
      form={{ ...form, isPending: form.isPending || !company }}
      labels={{ submit: text('submit'), cancel: text('cancel'), problem: text('problem') }}
    >
      <TextField
        label={text('company')}
        hint={text('company.hint')}
        autoComplete="off"
        value={address}
        error={isUnknown ? text('company.unknown') : undefined}
        onChange={(event) => setAddress(event.target.value)}
      />
      {company && (
        <Notice tone="success" title={company.name}>
          {company.planUntil &&
            text('company.until', { until: formatDate(company.planUntil, locale, 'day', timeZone) })}
        </Notice>
      )}
      <TextField
        label={text('days')}
        inputMode="numeric"
        autoComplete="off"
        error={form.messageOf('days')}
        {...form.register('days')}
      />
      <TextArea label={text('reason')} rows={2} error={form.messageOf('reason')} {...form.register('reason')} />
      <Text size={14} tone="muted">
        {text('explained')}
      </Text>
    </OperationDialog>
  )
}
