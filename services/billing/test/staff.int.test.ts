import { actorOf } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { creditorReference } from '../src/rules/creditor-reference.ts'
import { owner, testBilling } from './arrange.ts'
import { testBank } from './bank.ts'
import { statementOf } from './statement.ts'

const bank = testBank()
const { billing, gone, order, ownCompanies, pay, paymentOf, planOf } = testBilling(bank)
const DAY_MS = 86_400_000
const support = actorOf('support')
const actions = async () => (await billing.call('listBillingActions', { query: {} }, support)).list

describe('a gift', () => {
  const give = (companyGuid: string, days = 30, staff = support, seenUntil: string | null = null) =>
    billing.call('giveGift', { params: { companyGuid }, body: { days, reason: 'They helped us', seenUntil } }, staff)

  it('gives the plan for its days, and is in the history and in the log', async () => {
    const actor = owner()
    const { activeFrom, activeUntil } = await give(actor.companyGuid)
    expect((Date.parse(activeUntil) - Date.parse(activeFrom)) / DAY_MS).toBeCloseTo(30, 1)
    expect(await planOf(actor.companyGuid)).toBe('startup')
    const { list } = await billing.call('listPayments', { query: { status: 'GIFT' } }, actor)
    expect(list).toMatchObject([{ product: 'Startup', amount: { grossCents: 0 } }])
    const [logged] = await actions()
    expect(logged).toMatchObject({
      action: 'gift-given',
      by: `${support.userGuid}@sild.test`,
      company: { guid: actor.companyGuid },
      reason: 'They helped us',
    })
  })

  it('begins when the current plan ends, given by a press that saw it', async () => {
    const { companyGuid } = owner()
    const first = await give(companyGuid, 10)
    const second = await give(companyGuid, 10, support, first.activeUntil)
    expect(second.activeFrom).toBe(first.activeUntil)
  })

  it('is refused for the own company, for a deleted one, and for 0 or 367 days', async () => {
    const { companyGuid } = owner()
    ownCompanies.set(support.userGuid!, companyGuid)
    await expect(give(companyGuid)).rejects.toMatchObject({ code: 'conflict-of-interest' })
    const other = owner().companyGuid
    gone.add(other)
    await expect(give(other)).rejects.toMatchObject({ code: 'company-not-found' })
    for (const days of [0, 367, 1.5])
      await expect(give(owner().companyGuid, days)).rejects.toMatchObject({ code: 'invalid' })
  })
})

describe('promo codes', () => {
  const create = (own: object) =>
    billing.call('createPromoCode', { body: { code: 'SPRING', days: 14, ...own } }, support)
  const apply = (code: string) => billing.call('applyPromoCode', { body: { code } }, owner())

  it('give their own days, up to their limit: of fifty at once with ten left, ten', async () => {
    expect(await create({ code: 'ten-left', maxUses: 10 })).toMatchObject({
      code: 'TEN-LEFT',
      isValid: true,
      usedCount: 0,
    })
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => apply('ten-left')))
    const given = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(given).toHaveLength(10)
    expect(given[0]!.description).toBe('Startup free of charge for 14 days')
    const { list } = await billing.call('listAllPromoCodes', {}, support)
    expect(list.find(({ code }) => code === 'TEN-LEFT')).toMatchObject({ usedCount: 10, maxUses: 10, isValid: false })
  })

  it('do not count a refused use', async () => {
    await create({ code: 'ONCE', maxUses: 5 })
    const actor = owner()
    const use = () => billing.call('applyPromoCode', { body: { code: 'once' } }, actor)
    await use()
    await expect(use()).rejects.toMatchObject({ code: 'promo-code-used' })
    const { list } = await billing.call('listAllPromoCodes', {}, support)
    expect(list.find(({ code }) => code === 'ONCE')?.usedCount).toBe(1)
  })

  it('work between their dates', async () => {
    const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
    await create({ code: 'LATER', validFrom: at(1) })
    await create({ code: 'PAST', validUntil: at(-1) })
    await create({ code: 'NOW1', validFrom: at(-1), validUntil: at(1) })
    for (const code of ['LATER', 'PAST']) await expect(apply(code)).rejects.toMatchObject({ code: 'invalid' })
    expect(await apply('NOW1')).toMatchObject({ code: 'NOW1' })
    await expect(create({ code: 'WRONG', validFrom: at(2), validUntil: at(1) })).rejects.toMatchObject({
      fields: { validUntil: expect.anything() },
    })
  })

  it('that exist are not created again, and are refused once ended', async () => {
    await create({ code: 'TWICE' })
    await expect(create({ code: 'twice' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { code: expect.anything() },
    })
    const end = () => billing.call('endPromoCode', { params: { code: 'twice' } }, support)
    expect(await end()).toMatchObject({ isValid: false })
    const before = (await actions()).length
    await end()
    expect((await actions()).length).toBe(before)
    await expect(apply('TWICE')).rejects.toMatchObject({ code: 'invalid' })
    await expect(billing.call('endPromoCode', { params: { code: 'none' } }, support)).rejects.toMatchObject({
      code: 'promo-code-not-found',
    })
  })
})

it('the end of a promo code leaves the others', async () => {
  for (const code of ['ENDED', 'STAYS']) await billing.call('createPromoCode', { body: { code, days: 14 } }, support)
  await billing.call('endPromoCode', { params: { code: 'ENDED' } }, support)
  const { list } = await billing.call('listAllPromoCodes', {}, support)
  expect(list.find(({ code }) => code === 'STAYS')).toMatchObject({ isValid: true, validUntil: null })
})

describe('a promo code that does not work', () => {
  const code = 'NEXT-YEAR'
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const end = () => billing.call('endPromoCode', { params: { code } }, support)
  const isOver = async () =>
    (await billing.call('listAllPromoCodes', {}, support)).list.find((one) => one.code === code)?.isOver

  it.each([null, at(2)])('yet, and is to end at %s, is ended before it begins', async (until) => {
    await billing.database.query('delete from billing.promo_codes where code = $1', [code])
    const body = { code, days: 14, validFrom: at(1), validUntil: until }
    expect(await billing.call('createPromoCode', { body }, support)).toMatchObject({ isValid: false, isOver: false })
    const ended = await end()
    expect(ended).toMatchObject({ isValid: false, isOver: true })
    expect(Date.parse(ended.validUntil!)).toBeLessThanOrEqual(Date.now())
    expect(await end()).toEqual(ended)
    expect(await isOver()).toBe(true)
  })

  it('any more because it is used up stays as it is', async () => {
    await billing.call('createPromoCode', { body: { code: 'SINGLE', days: 14, maxUses: 1 } }, support)
    await billing.call('applyPromoCode', { body: { code: 'single' } }, owner())
    expect(await billing.call('endPromoCode', { params: { code: 'single' } }, support)).toMatchObject({
      isOver: true,
      validUntil: null,
    })
  })
})

describe('a bank statement', () => {
  const read = (xml: string) => billing.call('importStatement', { body: { xml } }, support)
  const transfer = async () => {
    const actor = owner()
    const { paymentGuid } = await order(actor, { method: 'transfer' })
    const { number } = await paymentOf(actor, paymentGuid)
    return { actor, paymentGuid, number, reference: creditorReference(Number(number.slice(2))) }
  }

  it('settles a payment with its reference and amount, once', async () => {
    const [one, two] = [await transfer(), await transfer()]
    const xml = statementOf([
      { reference: one.reference, amount: '61.88' },
      { words: `Arve ${two.reference.slice(0, 4)} ${two.reference.slice(4)} aitah`, amount: '61.88' },
      { words: 'Rent', amount: '500.00' },
    ])
    const { entries } = await read(xml)
    expect(entries.map(({ number, outcome }) => [number, outcome])).toEqual([
      [one.number, 'settled'],
      [two.number, 'settled'],
      [null, 'unknown'],
    ])
    expect(await paymentOf(one.actor, one.paymentGuid)).toMatchObject({
      status: 'PAID',
      documents: [{ kind: 'invoice' }],
    })
    expect(await planOf(two.actor.companyGuid)).toBe('startup')
    expect((await read(xml)).entries.map(({ outcome }) => outcome)).toEqual([
      'settled-before',
      'settled-before',
      'unknown',
    ])
    const logged = (await actions()).filter(({ subject }) => subject === one.number)
    expect(logged).toMatchObject([{ action: 'transfer-settled', amountCents: 6188 }])
  })

  it('activates nothing for another amount, an order that has ended, or a mistyped reference', async () => {
    const [low, ended, typo] = [await transfer(), await transfer(), await transfer()]
    await billing.call('cancelPayment', { params: { paymentGuid: ended.paymentGuid } }, ended.actor)
    const wrong = `RF00${typo.reference.slice(4)}`
    const { entries } = await read(
      statementOf([
        { reference: low.reference, amount: '61.87' },
        { reference: ended.reference, amount: '61.88' },
        { reference: wrong, amount: '61.88' },
      ]),
    )
    expect(entries.map(({ outcome }) => outcome)).toEqual(['amount-differs', 'order-ended', 'unknown'])
    expect(await paymentOf(low.actor, low.paymentGuid)).toMatchObject({ status: 'WAITING' })
  })

  it('counts booked credits in euros alone', async () => {
    const { reference } = await transfer()
    const line = { reference, amount: '61.88' }
    const { entries } = await read(
      statementOf([
        { ...line, direction: 'DBIT' },
        { ...line, currency: 'USD' },
        { ...line, status: 'PDNG' },
        { ...line, amount: '0.00' },
        { ...line, amount: 'much' },
      ]),
    )
    expect(entries).toEqual([])
  })

  it.each(['', 'hello', '<Document/>', '<a><b></a>', '{"Document":{}}'])('is refused if invalid: %s', async (xml) => {
    await expect(read(xml)).rejects.toMatchObject({ status: 400 })
  })

  it('does not expand entities', async () => {
    const bomb = `<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${statementOf([{ words: '&b;&b;', amount: '1.00' }])}`
    const settled = await read(bomb).catch((error: { code: string }) => error.code)
    expect(JSON.stringify(settled)).not.toContain('aaaaaaaaaa')
  })
})

describe('revenue', () => {
  it('is the sum of invoices and credit notes of each month, for an admin', async () => {
    const before = await revenue()
    const { guid: paymentGuid } = await pay(owner())
    await billing.call(
      'refundPayment',
      { params: { paymentGuid }, body: { amountCents: 1240, reason: 'A slow day' } },
      support,
    )
    const after = await revenue()
    expect(after.plansNetCents - before.plansNetCents).toBe(4990)
    expect(after.creditedNetCents - before.creditedNetCents).toBe(1000)
    expect(after.salesCount - before.salesCount).toBe(1)
    await expect(billing.call('getRevenue', {}, support)).rejects.toMatchObject({ code: 'forbidden' })
  })
  const revenue = async () => {
    const { months } = await billing.call('getRevenue', {}, actorOf('admin'))
    expect(months).toHaveLength(24)
    return months.at(-1)!
  }
})

it('actions of the staff are never changed', async () => {
  for (const change of ['delete from billing.billing_actions', `update billing.billing_actions set reason = ''`])
    await expect(billing.deps.database.knex.raw(change)).rejects.toThrow(/permission denied|can only be erased/)
})
