import type { Payment } from '@sild/contract/billing/payment-schemas'
import { paths } from '@sild/paths'
import { useIntl, useLocale } from '@sild/shell-api'
import { ButtonLink, DateTime, Text } from '@sild/ui'
import { Dialog } from '@sild/ui/heavy'
import { Suspense } from 'react'

interface PaymentResultProps {
  payment: Payment
  /** Where somebody was when a limit stopped them. */
  back: string | null
  onClose: () => void
}

/** What came of a payment, once the provider has said it: the plan is active, or the bank has declined. */
export function PaymentResult({ back, onClose, payment }: PaymentResultProps) {
  const intl = useIntl()
  const locale = useLocale()
  const text = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `mf-account.billing.result.${id}` }, values)
  const { paymentUrl, period, product, status } = payment
  if (status !== 'PAID' && status !== 'REJECTED') return null
  const isPaid = status === 'PAID'
  return (
    <Suspense fallback={null}>
      <Dialog
        isOpen
        size="small"
        onClose={onClose}
        title={text(isPaid ? 'active' : 'declined')}
        closeLabel={text('close')}
        actions={
          isPaid ? (
            <>
              {!back && <ButtonLink href={paths.subscription()}>{text('subscription')}</ButtonLink>}
              <ButtonLink href={back ?? paths.search()} variant="primary">
                {text(back ? 'back' : 'search')}
              </ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink href={paths.contactUs()}>{text('support')}</ButtonLink>
              {paymentUrl && (
                <ButtonLink href={paymentUrl} variant="primary">
                  {text('try-again')}
                </ButtonLink>
              )}
            </>
          )
        }
      >
        <Text>{text(isPaid ? 'active.text' : 'declined.text', { product })}</Text>
        {period && (
          <Text tone="muted">
            {text('until')} <DateTime value={period.activeUntil} locale={locale} />
          </Text>
        )}
      </Dialog>
    </Suspense>
  )
}
