import { subscribe } from '@sild/contract/billing/payment-operations'
import { paymentMethods, paymentPlaceholder } from '@sild/contract/billing/enums'
import type { Plan } from '@sild/contract/billing/schemas'
import { OperationDialog } from '@sild/dialogs/OperationDialog'
import { paths } from '@sild/paths'
import { useLocale, useText, useTrack } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { formatMoney, Text } from '@sild/ui'
import { RadioGroup } from '@sild/ui/forms'

interface SubscribeDialogProps {
  plan: Plan
  companyGuid: string
  /** The page where a limit stopped the user. */
  back: string | null
  onClose: () => void
}

interface SubscribeValues {
  months: string
  method: (typeof paymentMethods)[number]
}

/** For how long and how to pay; the provider's page shows the total before anything is paid. */
export function SubscribeDialog({ back, companyGuid, onClose, plan }: SubscribeDialogProps) {
  const locale = useLocale()
  const track = useTrack()
  const text = useText('mf-account.billing.subscribe')
  const form = useOperationForm<typeof subscribe, SubscribeValues>({
    operation: subscribe,
    schema: () => import('@sild/contract/billing/payment-schemas').then(({ subscribeBody }) => subscribeBody),
    defaultValues: { months: '1', method: 'card' },
    toInput: ({ method, months }) => ({
      params: { guid: companyGuid, subGuid: plan.guid },
      body: {
        method,
        months: (plan.periods.find((period) => String(period.months) === months) ?? plan.periods[0]!).months, // Not empty.
        successUrl: paths.paymentResult(paymentPlaceholder, back),
        cancelUrl: paths.paymentLeft(paymentPlaceholder, back),
      },
    }),
    onDone: ({ paymentUrl }, { months }) => {
      track('plan_chosen', { plan: plan.slug, months: Number(months) })
      window.location.assign(paymentUrl)
    },
  })
  return (
    <OperationDialog
      onClose={onClose}
      title={text('title', { plan: plan.title })}
      form={form}
      labels={{ submit: text('submit'), cancel: text('cancel'), problem: text('problem') }}
    >
      <RadioGroup
        label={text('months')}
        error={form.messageOf('months')}
        options={plan.periods.map(({ discountPercent, months, priceCents }) => ({
          value: String(months),
          label: text(discountPercent > 0 ? 'period.less' : 'period', {
            months,
            price: formatMoney(priceCents, locale),
            discount: discountPercent,
          }),
        }))}
        {...form.register('months')}
      />
      <RadioGroup
        label={text('method')}
        error={form.messageOf('method')}
        options={paymentMethods.map((method) => ({ value: method, label: text(`method.${method}`) }))}
        {...form.register('method')}
      />
      <Text size={14} tone="muted">
        {text('tax')}
      </Text>
    </OperationDialog>
  )
}
