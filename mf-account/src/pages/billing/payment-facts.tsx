import type { IntlShape } from '@formatjs/intl'
import type { Payment } from '@sild/contract/billing/payment-schemas'
import { paths } from '@sild/paths'
import { DateTime, type DescriptionListProps, formatNumber, Link, Money } from '@sild/ui'
import type { ReactNode } from 'react'

type Facts = DescriptionListProps['items']

/** A payment line by line, down to why it has the tax that it has. */
export function paymentFacts(
  payment: Payment,
  { intl, locale }: { intl: IntlShape<ReactNode>; locale: string },
): Facts {
  const text = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `mf-account.billing.fact.${id}` }, values)
  const { amount, createdAt, method, number, paidAt, payableUntil, period, promotion, refundedCents, refundReason } =
    payment
  const money = (cents: number): ReactNode => <Money cents={cents} locale={locale} />
  const when = (value: string): ReactNode => <DateTime value={value} locale={locale} format="dayAndTime" />
  const percent = formatNumber(amount.vatPercent, locale)
  const facts: (Facts[number] | null)[] = [
    { term: text('number'), description: number },
    promotion?.publication.name
      ? {
          term: text('publication'),
          description: (
            <Link href={paths.myPublicationsOf(promotion.publication.cardType, promotion.publication.guid)}>
              {promotion.publication.name}
            </Link>
          ),
        }
      : null,
    promotion?.state
      ? {
          term: text('promotion'),
          description: intl.formatMessage({ id: `mf-account.billing.promotion-state.${promotion.state}` }),
        }
      : null,
    { term: text('ordered'), description: when(createdAt) },
    method && { term: text('method'), description: text(`method.${method}`) },
    paidAt ? { term: text('paid'), description: when(paidAt) } : null,
    payableUntil ? { term: text('payable'), description: when(payableUntil) } : null,
    period && {
      term: text('period'),
      description: (
        <>
          <DateTime value={period.activeFrom} locale={locale} format="shortDay" />
          {' – '}
          <DateTime value={period.activeUntil} locale={locale} format="shortDay" />
        </>
      ),
    },
    { term: text('net'), description: money(amount.netCents) },
    amount.grossCents > 0
      ? { term: text(`vat.${amount.vatScheme}`, { percent }), description: money(amount.vatCents) }
      : null,
    { term: text('total'), description: <strong>{money(amount.grossCents)}</strong> },
    refundedCents > 0 ? { term: text('refunded'), description: money(refundedCents) } : null,
    refundReason ? { term: text('reason'), description: refundReason } : null,
  ]
  return facts.filter((fact): fact is Facts[number] => fact !== null)
}
