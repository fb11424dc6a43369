import { actorOf } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { type Actor, estonian, owner, testBilling } from './arrange.ts'
import { testBank } from './bank.ts'

const bank = testBank()
const { billing, buyers, pay, paymentOf, promote, publish, tell } = testBilling(bank)

/** Of a company with a paid plan: promotion is a part of it. */
async function subscriber(): Promise<Actor> {
  const actor = owner()
  await pay(actor)
  return actor
}
const payFor = async (actor: Actor, publicationGuid: string, method: 'card' | 'transfer' = 'card') => {
  const { paymentGuid, paymentUrl } = await promote(actor, publicationGuid, { method })
  if (method === 'card') {
    await bank.act(paymentUrl, 'pay')
    await tell(paymentGuid)
  }
  return paymentGuid
}
const changed = { startsAt: null, endsAt: null, refusal: null } as const
/** The publications service reports the state of the promotion. */
async function become(
  paymentGuid: string,
  publicationGuid: string,
  own: {
    state: 'waiting' | 'active' | 'refused'
    version: number
    startsAt?: string
    endsAt?: string
    refusal?: string
  },
): Promise<void> {
  await billing.add('follow-promotion', { ...changed, promotionGuid: paymentGuid, publicationGuid, ...own })
  await billing.runJobs()
}
const publishedPromotions = async () =>
  (await billing.outbox()).flatMap(({ job, payload }) => (job === 'start-promotion' ? [payload] : []))
const settle = (paymentGuid: string, amountCents = 3088) =>
  billing.call('settleTransfer', { params: { paymentGuid }, body: { amountCents } }, actorOf('support'))
/** The amounts of an order that mails request support to send back. */
const sentBack = (number: string) =>
  billing.mails.flatMap(({ subject, text }) =>
    subject === `Send a transfer back: ${number}` ? [/€[\d.]+/.exec(text)?.[0]] : [],
  )

describe('the options', () => {
  it('are a week, two and a month, each with its price in the language of the reader', async () => {
    const { claimedViewsFactor, list } = await billing.call('listOptions', {}, { ...owner(), locale: 'et' })
    expect(list.map(({ days, priceCents, title }) => [days, priceCents, title])).toEqual([
      [7, 1490, 'Esiletõstmine, 7 päeva'],
      [14, 2490, 'Esiletõstmine, 14 päeva'],
      [30, 4490, 'Esiletõstmine, 30 päeva'],
    ])
    expect(claimedViewsFactor).toBe(15)
  })
})

describe('the order of a promotion', () => {
  it('is one of an option, with tax, for a publication', async () => {
    const actor = await subscriber()
    const { guid, name } = publish(actor)
    const { paymentGuid, paymentUrl } = await promote(actor, guid)
    expect(paymentUrl).toMatch(new RegExp(`^${bank.url}/pay/tb_`))
    expect(await paymentOf(actor, paymentGuid)).toMatchObject({
      type: 'option',
      product: 'Promotion, 14 days',
      plan: null,
      months: null,
      promotion: { days: 14, publication: { guid, name, cardType: 'project' }, state: null },
      amount: { netCents: 2490, vatCents: 598, grossCents: 3088 },
    })
    const { list } = await billing.call('listPayments', { query: { type: 'option' } }, actor)
    expect(list.map((payment) => payment.guid)).toEqual([paymentGuid])
  })

  it('repeated is the same one, for twenty at once there is one, and one of other days replaces it', async () => {
    const actor = await subscriber()
    const { guid } = publish(actor)
    const orders = await Promise.all(Array.from({ length: 20 }, () => promote(actor, guid)))
    const [first] = orders
    expect(new Set(orders.map(({ paymentGuid }) => paymentGuid)).size).toBe(1)
    const other = await promote(actor, guid, { days: 30 })
    expect(other.paymentGuid).not.toBe(first!.paymentGuid)
    expect(await paymentOf(actor, first!.paymentGuid)).toMatchObject({ status: 'CANCELED' })
  })

  it('waits beside those of other publications and of a plan', async () => {
    const actor = await subscriber()
    const guids = [publish(actor).guid, publish(actor).guid]
    const [one, two] = await Promise.all(guids.map((guid) => promote(actor, guid)))
    expect(one!.paymentGuid).not.toBe(two!.paymentGuid)
    expect(await paymentOf(actor, one!.paymentGuid)).toMatchObject({ status: 'WAITING' })
  })

  it('is refused on the free plan, and links to a plan that has it', async () => {
    const actor = owner()
    const { guid } = publish(actor)
    await expect(promote(actor, guid)).rejects.toMatchObject({ code: 'plan-limit-reached', status: 402 })
  })

  it.each([
    ['DRAFT', 'publication-not-promotable'],
    ['REJECTED', 'publication-not-promotable'],
    ['ARCHIVED', 'publication-not-promotable'],
    ['DELETED', 'publication-not-found'],
  ] as const)('of a publication that is %s is refused', async (publicationStatus, code) => {
    const actor = await subscriber()
    const { guid } = publish(actor, { publicationStatus, isLive: false })
    await expect(promote(actor, guid)).rejects.toMatchObject({ code })
  })

  it('of another company, without a publication and of an unknown option is refused', async () => {
    const actor = await subscriber()
    const { guid } = publish(owner())
    await expect(promote(actor, guid)).rejects.toMatchObject({ code: 'publication-not-found' })
    await expect(promote(actor, actor.userGuid)).rejects.toMatchObject({ code: 'publication-not-found' })
    const body = { publicationGuid: publish(actor).guid, optionGuid: guid, successUrl: '/', cancelUrl: '/' }
    await expect(billing.call('promotePublication', { body }, actor)).rejects.toMatchObject({
      code: 'option-not-found',
    })
  })
})

describe('a paid promotion', () => {
  it('is published to publications, once', async () => {
    const actor = await subscriber()
    const { guid: publicationGuid } = publish(actor)
    const promotionGuid = await payFor(actor, publicationGuid, 'transfer')
    expect(await publishedPromotions()).toEqual([])
    await Promise.allSettled([settle(promotionGuid), settle(promotionGuid)])
    const { companyGuid } = actor
    expect(await publishedPromotions()).toEqual([{ promotionGuid, publicationGuid, companyGuid, days: 14 }])
  })

  it('is invoiced, mailed, and shows its state', async () => {
    const actor = await subscriber()
    const { guid } = publish(actor)
    const paymentGuid = await payFor(actor, guid)
    await tell(paymentGuid)
    const paid = await paymentOf(actor, paymentGuid)
    expect(paid).toMatchObject({ status: 'PAID', period: null, documents: [{ kind: 'invoice', totalCents: 3088 }] })
    const mail = billing.mails.filter(({ to }) => to === `${actor.companyGuid}@sild.test`).at(-1)!
    expect(mail.subject).toBe('Your payment for a promotion has arrived')
    expect(mail.text).toContain('Web shop')
    const [startsAt, endsAt] = ['2026-11-01T00:00:00.000Z', '2026-11-15T00:00:00.000Z']
    await become(paymentGuid, guid, { state: 'active', version: 3, startsAt, endsAt })
    await become(paymentGuid, guid, { state: 'waiting', version: 2 })
    expect(await paymentOf(actor, paymentGuid)).toMatchObject({
      promotion: { state: 'active' },
      period: { activeFrom: startsAt, activeUntil: endsAt },
    })
  })

  it('that is refused is refunded by itself, once, with a credit note and the reason', async () => {
    const actor = await subscriber()
    const { guid } = publish(actor)
    const paymentGuid = await payFor(actor, guid)
    await become(paymentGuid, guid, { state: 'refused', version: 2, refusal: 'The picture shows a competitor.' })
    await become(paymentGuid, guid, { state: 'refused', version: 2, refusal: 'The picture shows a competitor.' })
    const refunded = await paymentOf(actor, paymentGuid)
    expect(refunded).toMatchObject({
      status: 'REFUNDED',
      refundedCents: 3088,
      refundReason: 'The picture shows a competitor.',
      documents: [
        { kind: 'invoice', totalCents: 3088 },
        { kind: 'credit-note', totalCents: 3088 },
      ],
    })
    const mail = billing.mails.filter(({ to }) => to === `${actor.companyGuid}@sild.test`).at(-1)!
    expect(mail.text).toContain('The picture shows a competitor.')
  })

  it('by transfer that is refused is written back, and the support gets a mail to send the money', async () => {
    const actor = await subscriber()
    const { guid } = publish(actor)
    const paymentGuid = await payFor(actor, guid, 'transfer')
    await settle(paymentGuid)
    await become(paymentGuid, guid, { state: 'refused', version: 2 })
    expect(await paymentOf(actor, paymentGuid)).toMatchObject({
      status: 'REFUNDED',
      refundReason: 'The publication was no longer shown when its promotion was to begin',
    })
    expect(billing.mails.filter(({ subject }) => subject.startsWith('Send a transfer back')).length).toBe(1)
  })

  it('by transfer is sent back without the part that was refunded before', async () => {
    const actor = await subscriber()
    const { guid } = publish(actor)
    const paymentGuid = await payFor(actor, guid, 'transfer')
    await settle(paymentGuid)
    const body = { amountCents: 500, reason: 'A slow day' }
    const { number } = await billing.call('refundPayment', { params: { paymentGuid }, body }, actorOf('support'))
    await become(paymentGuid, guid, { state: 'refused', version: 2 })
    expect(sentBack(number)).toEqual(['€25.88'])
  })

  it('by transfer with a refunded tax is another transfer to send', async () => {
    const actor = await subscriber()
    const { guid } = publish(actor)
    const french = { ...estonian, countryCode: 'FR', vatNumber: 'FR83404833048' }
    buyers.set(actor.companyGuid, french)
    const paymentGuid = await payFor(actor, guid, 'transfer')
    const { number } = await settle(paymentGuid, 2988)
    const vatConsultation = { isValid: true, askedAt: new Date().toISOString(), name: null }
    buyers.set(actor.companyGuid, { ...french, vatConsultation })
    for (const _ of [1, 2]) await billing.add('correct-vat', {})
    await billing.runJobs()
    expect(sentBack(number)).toEqual(['€4.98'])
    await become(paymentGuid, guid, { state: 'refused', version: 2 })
    expect(sentBack(number)).toEqual(['€4.98', '€24.90'])
  })
})
