import { paymentMethods, paymentPlaceholder } from '@sild/contract/billing/enums'
import { promotePublication } from '@sild/contract/billing/promotion-operations'
import type { PromotionOption } from '@sild/contract/billing/promotion-schemas'
import type { OwnPublication } from '@sild/contract/publications/schemas'
import { OperationDialog } from '@sild/dialogs/OperationDialog'
import { paths } from '@sild/paths'
import { useLocale, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { formatMoney, Text } from '@sild/ui'
import { RadioGroup } from '@sild/ui/forms'
import type { ReactNode } from 'react'

interface PromotionFormProps {
  publication: OwnPublication
  /** Undefined while they load; the form is already shown. */
  options: readonly PromotionOption[] | undefined
  title: string
  onClose: () => void
  children: ReactNode
}

interface PromotionValues {
  days: string
  method: (typeof paymentMethods)[number]
}

/** Chooses duration and payment method; the provider's page shows the total before the payment. */
export function PromotionForm({ children, onClose, options, publication, title }: PromotionFormProps) {
  const locale = useLocale()
  const { cardType, guid, promotedDaysLeft } = publication
  const text = useText('mf-publications.promotion')
  const own = paths.myPublicationsOf(cardType, guid)
  const form = useOperationForm<typeof promotePublication, PromotionValues>({
    operation: promotePublication,
    schema: () =>
      import('@sild/contract/billing/promotion-schemas').then(({ promotePublicationBody }) => promotePublicationBody),
    defaultValues: { days: '14', method: 'card' },
    toInput: ({ days, method }) => ({
      body: {
        publicationGuid: guid,
        optionGuid: options?.find((option) => String(option.days) === days)?.guid ?? '',
        method,
        successUrl: paths.paymentResult(paymentPlaceholder, own),
        cancelUrl: paths.paymentLeft(paymentPlaceholder, own),
      },
    }),
    onDone: ({ paymentUrl }) => window.location.assign(paymentUrl),
  })
  return (
    <OperationDialog
      onClose={onClose}
      title={title}
      form={{ ...form, isPending: form.isPending || !options }}
      labels={{ close: text('close'), submit: text('submit'), cancel: text('cancel'), problem: text('problem') }}
    >
      {children}
      {options && (
        <>
          <RadioGroup
            label={text('days')}
            error={form.messageOf('days')}
            options={options.map(({ days, priceCents }) => ({
              value: String(days),
              label: text('option', {
                days,
                price: formatMoney(priceCents, locale),
                perDay: formatMoney(Math.round(priceCents / days), locale),
              }),
            }))}
            {...form.register('days')}
          />
          <RadioGroup
            label={text('method')}
            error={form.messageOf('method')}
            options={paymentMethods.map((method) => ({ value: method, label: text(`method.${method}`) }))}
            {...form.register('method')}
          />
          <Text size={14} tone="muted">
            {promotedDaysLeft > 0 ? text('adds', { days: promotedDaysLeft }) : text('moderation')} {text('tax')}
          </Text>
        </>
      )}
    </OperationDialog>
  )
}
