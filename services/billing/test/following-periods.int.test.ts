import { describe, expect, it } from 'vitest'
import { type Actor, estonian, owner, testBilling } from './arrange.ts'
import { testBank } from './bank.ts'

const bank = testBank()
const { billing, buyers, pay, paymentOf, planOf, refund } = testBilling(bank)

describe('a plan that was bought to follow a refunded one', () => {
  const periodsOf = async (actor: Actor) => (await billing.call('listSubscriptions', {}, actor)).list.toReversed()
  const lengthOf = ({ activeFrom, activeUntil }: { activeFrom: string; activeUntil: string }) =>
    Date.parse(activeUntil) - Date.parse(activeFrom)
  /** Two days before its end, so that the next can be bought. */
  const nearlyOver = (actor: Actor) =>
    billing.database.query(
      `update billing.subscriptions set active_from = now() - interval '28 days', active_until = now() + interval '2 days' where company_guid = $1`,
      [actor.companyGuid],
    )
  async function buyTwice() {
    const actor = owner()
    const running = await pay(actor)
    await nearlyOver(actor)
    const next = await pay(actor, { months: 3 })
    return { actor, running, next }
  }
  const documentsOf = async (paymentGuid: string) =>
    billing.database.query<{ kind: string; net: number; vat: number; from: string; scheme: string }>(
      `select kind, net_cents as net, vat_cents as vat, content #>> '{period,from}' as "from", content ->> 'vatScheme' as scheme
       from billing.invoices where payment_guid = $1 order by issued_at, place`,
      [paymentGuid],
    )
  const day = (offset: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Tallinn' }).format(Date.now() + offset * 86_400_000)

  it('starts at that moment, for its whole length', async () => {
    const { actor, next, running } = await buyTwice()
    const before = next.period!
    await refund(running.guid, 6188)
    expect(await planOf(actor.companyGuid)).toBe('startup')
    const [canceled, moved] = await periodsOf(actor)
    expect([canceled!.state, moved!.state]).toEqual(['CANCELED', 'ACTIVE'])
    expect(Date.now() - Date.parse(moved!.activeFrom)).toBeLessThan(60_000)
    expect(lengthOf(moved!)).toBe(lengthOf(before))
  })

  it('has its invoice corrected, for its days are other ones now, and the company is notified once', async () => {
    const { actor, next, running } = await buyTwice()
    await refund(running.guid, 6188)
    await billing.runJobs()
    await billing.add('correct-period', { paymentGuid: next.guid })
    await billing.runJobs()
    expect(await documentsOf(next.guid)).toMatchObject([
      { kind: 'invoice', from: day(2) },
      { kind: 'credit-note', from: day(2) },
      { kind: 'invoice', from: day(0) },
    ])
    const { documents, refundedCents } = await paymentOf(actor, next.guid)
    expect(refundedCents).toBe(0)
    expect(new Set(documents.map(({ totalCents }) => totalCents)).size).toBe(1)
    const mails = billing.mails.filter(({ to }) => to === `${actor.companyGuid}@sild.test`)
    const moved = mails.filter(({ subject }) => subject === 'Your next plan begins earlier')
    expect(moved.map(({ attachments }) => attachments?.length)).toEqual([2])
  })

  it('is refunded to the cent after its correction, parts before and after it', async () => {
    const { next, running } = await buyTwice()
    await refund(next.guid, 1001)
    await refund(running.guid, 6188)
    await billing.runJobs()
    await refund(next.guid, 3000)
    await refund(next.guid, next.amount.grossCents - 4001)
    const documents = await documentsOf(next.guid)
    expect(documents.map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit-note',
      'credit-note',
      'invoice',
      'credit-note',
      'credit-note',
    ])
    const sum = (key: 'net' | 'vat') =>
      documents.reduce((total, one) => total + (one.kind === 'invoice' ? one[key] : -one[key]), 0)
    expect([sum('net'), sum('vat')]).toEqual([0, 0])
  })

  it('keeps the tax that VIES has corrected', async () => {
    const french = { ...estonian, countryCode: 'FR', vatNumber: 'FR83404833048', vatConsultation: null }
    const actor = owner()
    buyers.set(actor.companyGuid, french)
    const running = await pay(actor)
    await nearlyOver(actor)
    const next = await pay(actor)
    const vatConsultation = { isValid: true, askedAt: new Date().toISOString(), name: null }
    buyers.set(actor.companyGuid, { ...french, vatConsultation })
    await billing.add('correct-vat', {})
    await billing.runJobs()
    await refund(running.guid, 4990)
    await billing.runJobs()
    expect((await documentsOf(next.guid)).slice(2)).toMatchObject([
      { kind: 'invoice', scheme: 'reverse-charge', vat: 0, from: day(2) },
      { kind: 'credit-note', scheme: 'reverse-charge', vat: 0, from: day(2) },
      { kind: 'invoice', scheme: 'reverse-charge', vat: 0, from: day(0) },
    ])
  })

  it('moves later periods after itself, gifts too, without overlaps', async () => {
    const { actor, running } = await buyTwice()
    await billing.database.query(
      `insert into billing.subscriptions (company_guid, plan_slug, status, is_gift, active_from, active_until)
       select company_guid, 'startup', 'ACTIVE', true, max(active_until), max(active_until) + interval '30 days'
       from billing.subscriptions where company_guid = $1 group by company_guid`,
      [actor.companyGuid],
    )
    await refund(running.guid, 6188)
    const [, paid, gift] = await periodsOf(actor)
    expect(paid!.state).toBe('ACTIVE')
    expect(gift!.activeFrom).toBe(paid!.activeUntil)
    expect(lengthOf(gift!)).toBe(30 * 86_400_000)
  })

  it('stays after a partial refund, and when the one before it is over', async () => {
    const { actor, next, running } = await buyTwice()
    await refund(running.guid, 6187)
    expect((await paymentOf(actor, next.guid)).period).toEqual(next.period)
    await refund(next.guid, next.amount.grossCents)
    expect((await periodsOf(actor)).map(({ state }) => state)).toEqual(['ACTIVE', 'CANCELED'])
  })

  it('is ended with it when both are refunded at once', async () => {
    const { actor, next, running } = await buyTwice()
    await Promise.all([refund(running.guid, 6188), refund(next.guid, next.amount.grossCents)])
    await billing.runJobs()
    expect(await planOf(actor.companyGuid)).toBe('free')
    const signed = (await documentsOf(next.guid)).map(
      ({ kind, net, vat }) => (kind === 'invoice' ? 1 : -1) * (net + vat),
    )
    expect(signed.reduce((sum, cents) => sum + cents, 0)).toBe(0)
  })
})
