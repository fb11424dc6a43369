import type { Locale } from '@sild/contract'
import { spreadsheetOptions } from '@sild/service-kit'
import { stringify } from 'csv-stringify'
import type { Readable } from 'node:stream'
import type { ListedPayment } from '../models/payments-of-year.ts'
import { dayOf } from '../rules/day-of.ts'
import { orderNumberOf } from '../rules/order-number.ts'
import { productOf } from '../rules/product-of.ts'
import { documentTexts } from './texts.ts'

/** Payments line by line, with amounts in the number format of the language. */
export function paymentsCsv(listed: AsyncIterable<ListedPayment>, locale: Locale): Readable {
  const { columns, methods, statuses } = documentTexts[locale].csv
  const isEnglish = locale === 'en'
  const amount = (cents: number): string => {
    const plain = (cents / 100).toFixed(2)
    return isEnglish ? plain : plain.replace('.', ',')
  }
  const csv = stringify(spreadsheetOptions(locale))
  const write = async (): Promise<void> => {
    csv.write(columns)
    for await (const { invoices, payment } of listed)
      csv.write([
        orderNumberOf(payment),
        dayOf(payment.createdAt),
        payment.paidAt ? dayOf(payment.paidAt) : '',
        productOf(payment, locale),
        payment.publicationName ?? '',
        statuses[payment.status],
        payment.method ? methods[payment.method] : '',
        amount(payment.netCents),
        isEnglish ? payment.vatPercent : payment.vatPercent.replace('.', ','),
        amount(payment.vatCents),
        amount(payment.grossCents),
        amount(payment.refundedCents),
        'EUR',
        invoices.map(({ number }) => number).join(' '),
      ])
    csv.end()
  }
  write().catch((error: Error) => csv.destroy(error))
  return csv
}
