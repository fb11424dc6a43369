import type { Payment } from '@sild/contract/billing/payment-schemas'
import { paths } from '@sild/paths'
import { useLocale, useMember, useText } from '@sild/shell-api'
import { ButtonLink, DateTime, Text } from '@sild/ui'
import { Dialog } from '@sild/ui/heavy'
import { type ReactNode, Suspense } from 'react'

interface PaymentResultProps {
  payment: Payment
  /** The page where a limit stopped the user. */
  back: string | null
  onClose: () => void
}

type Result = 'active' | 'declined' | 'promoted' | 'promotion-moderation' | 'promotion-refused'

/** The result of a payment (S2-DLG-02 to 05); null until the bank has responded. */
function resultOf({ promotion, status }: Payment): Result | null {
  if (status === 'REJECTED') return 'declined'
  if (promotion?.state === 'refused') return 'promotion-refused'
  if (status !== 'PAID') return null
  if (!promotion) return 'active'
  return promotion.state === 'active' ? 'promoted' : 'promotion-moderation'
}

/** The result of a payment: the plan or promotion is active, or the bank has declined. */
export function PaymentResult({ back, onClose, payment }: PaymentResultProps) {
  const text = useText('mf-account.billing.result')
  const locale = useLocale()
  const isCustomer = useMember().user.userType === 'customer'
  const result = resultOf(payment)
  if (!result) return null
  const { paymentUrl, period, product, promotion } = payment
  const next = isCustomer ? paths.createProject() : paths.search({ searchType: 'tasks' })
  const own = promotion && paths.myPublicationsOf(promotion.publication.cardType, promotion.publication.guid)
  const actions: Record<Result, ReactNode> = {
    active: (
      <>
        {!back && isCustomer && (
          <ButtonLink href={paths.search({ searchType: 'services' })}>{text('providers')}</ButtonLink>
        )}
        {!back && !isCustomer && <ButtonLink href={paths.subscription()}>{text('subscription')}</ButtonLink>}
        <ButtonLink href={back ?? next} variant="primary">
          {text(back ? 'back' : isCustomer ? 'project' : 'search')}
        </ButtonLink>
      </>
    ),
    declined: (
      <>
        <ButtonLink href={paths.newTicket(payment.number)}>{text('support')}</ButtonLink>
        {paymentUrl && (
          <ButtonLink href={paymentUrl} variant="primary">
            {text('try-again')}
          </ButtonLink>
        )}
      </>
    ),
    promoted: toPublication(own, text('publication')),
    'promotion-moderation': toPublication(own, text('publication')),
    'promotion-refused': (
      <>
        <ButtonLink href={paths.newTicket(payment.number)}>{text('support')}</ButtonLink>
        {toPublication(own, text('publication'))}
      </>
    ),
  }
  return (
    <Suspense fallback={null}>
      <Dialog
        isOpen
        size="small"
        onClose={onClose}
        title={text(result)}
        closeLabel={text('close')}
        actions={actions[result]}
      >
        <Text>{text(`${result}.text`, { product, name: promotion?.publication.name ?? '' })}</Text>
        {period && result !== 'declined' && (
          <Text tone="muted">
            {text('until')} <DateTime value={period.activeUntil} locale={locale} />
          </Text>
        )}
      </Dialog>
    </Suspense>
  )
}

const toPublication = (href: string | null, label: string): ReactNode =>
  href && (
    <ButtonLink href={href} variant="primary">
      {label}
    </ButtonLink>
  )
