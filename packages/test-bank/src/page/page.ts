import { type Html, html } from '@sild/mail-catcher/html'
import {
  type Checkout,
  type CheckoutStatus,
  deliveries,
  type Delivery,
  type Outcome,
  payerCountries,
  refundedCents,
} from '../checkout.ts'

const money = (cents: number, locale = 'en'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100)

const words: Readonly<Record<CheckoutStatus, string>> = {
  open: 'Not paid yet',
  pending: 'Promised by bank transfer',
  paid: 'Paid',
  declined: 'Declined',
  canceled: 'Canceled by the shop',
  expired: 'Expired',
}
const buttons: Readonly<Record<Outcome, string>> = {
  pay: 'Pay',
  decline: 'Be declined',
  leave: 'Walk away at 3-D Secure',
  transfer: 'Pay later by transfer',
  arrive: 'Let the transfer arrive',
  'charge-back': 'Charge the payment back',
}
const deliveryWords: Readonly<Record<Delivery, string>> = {
  'at-once': 'At once',
  late: '15 seconds later',
  twice: 'Twice',
  'out-of-order': 'In the wrong order',
  never: 'Never: the hourly comparison has to find out',
}
const choices: Readonly<Record<CheckoutStatus, readonly Outcome[]>> = {
  open: ['pay', 'decline', 'leave', 'transfer'],
  declined: ['pay', 'decline', 'leave', 'transfer'],
  pending: ['arrive'],
  paid: ['charge-back'],
  canceled: [],
  expired: [],
}

const document = (title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Test bank</title>
        <link rel="stylesheet" href="/page.css" />
      </head>
      <body>
        <header><a href="/">Test bank</a><span>No money moves here.</span></header>
        <main>${body}</main>
      </body>
    </html>`.text

export function checkoutPage(checkout: Checkout): string {
  const { amountCents, description, isChargedBack, orderNumber, status } = checkout
  const refunded = refundedCents(checkout)
  const outcomes = isChargedBack ? [] : choices[status]
  return document(
    orderNumber,
    html`<h1>${money(amountCents)}</h1>
      <p>${description}</p>
      <dl>
        <dt>Order</dt>
        <dd>${orderNumber}</dd>
        <dt>State</dt>
        <dd>${isChargedBack ? 'Charged back' : words[status]}</dd>
        ${
          refunded > 0
            ? [
                html`<dt>Refunded</dt>
                  <dd>${money(refunded)}</dd>`,
              ]
            : []
        }
      </dl>
      ${outcomes.length > 0 ? [form(checkout, outcomes)] : []}
      <p><a href="${checkout.successUrl}">Back to the shop</a></p>`,
  )
}

const form = ({ id }: Checkout, outcomes: readonly Outcome[]): Html =>
  html`<form method="post" action="/pay/${id}">
    <label>
      How the shop is told
      <select name="delivery">
        ${deliveries.map((delivery) => html`<option value="${delivery}">${deliveryWords[delivery]}</option>`)}
      </select>
    </label>
    <label>
      Country of the card
      <select name="payerCountry">
        ${payerCountries.map((country) => html`<option value="${country}">${country || 'Not said'}</option>`)}
      </select>
    </label>
    <div class="actions">
      ${outcomes.map((outcome) => html`<button name="outcome" value="${outcome}">${buttons[outcome]}</button>`)}
    </div>
  </form>`

export const listPage = (checkouts: readonly Checkout[]): string =>
  document(
    'Checkouts',
    checkouts.length === 0
      ? html`<h1>Checkouts</h1>
          <p>Nobody has ordered anything yet.</p>`
      : html`<h1>Checkouts</h1>
          <ul>
            ${checkouts.map(
              (checkout) =>
                html`<li>
                  <a href="/pay/${checkout.id}">${checkout.orderNumber}</a>
                  <span>${money(checkout.amountCents)}</span>
                  <span>${checkout.isChargedBack ? 'Charged back' : words[checkout.status]}</span>
                </li>`,
            )}
          </ul>`,
  )
