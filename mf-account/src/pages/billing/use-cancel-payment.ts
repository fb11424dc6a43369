import { cancelPayment, getPayment, listPayments } from '@sild/contract/billing/payment-operations'
import { useFailureText, useIntl, useNotify } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'

/** Cancels an order. If it was paid meanwhile, it stays paid, and the page shows that. */
export function useCancelPayment() {
  const intl = useIntl()
  const notify = useNotify()
  const failureText = useFailureText()
  return useApiMutation(cancelPayment, {
    onSuccess: async ({ status }) => {
      await Promise.all(
        [listPayments, getPayment].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
      )
      const id = status === 'PAID' ? 'paid-meanwhile' : 'canceled'
      notify({ tone: 'success', text: intl.formatMessage({ id: `mf-account.billing.open-order.${id}` }) })
    },
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
  })
}
