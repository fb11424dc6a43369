import { actorOf } from '@sild/testing'
import { unzip } from '@sild/testing/unzip'
import { describe, expect, it } from 'vitest'
import { dayOf } from '../src/rules/day-of.ts'
import { type Actor, estonian, owner, testBilling } from './arrange.ts'
import { testBank } from './bank.ts'

const bank = testBank()
const { billing, buyers, pay, promote, publish } = testBilling(bank)
const year = Number(dayOf(new Date()).slice(0, 4))

const download = (what: 'exportPayments' | 'exportDocuments', actor: Actor | null, asked: number | string = year) =>
  billing.download(what, { query: { year: asked } }, actor)

describe('the table of a year', () => {
  it('has a line for each payment, as spreadsheets of the language read it', async () => {
    const actor = { ...owner(), locale: 'et' as const }
    await pay(actor)
    const { guid } = publish(actor, { name: '=1+1 "Pood"; teine' })
    await promote(actor, guid)
    const { headers, bytes } = await download('exportPayments', actor)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['x-file-name']).toBe(`sild-payments-${year}.csv`)
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, promotion, plan, ...rest] = bytes.subarray(3).toString().trimEnd().split('\n')
    expect(head).toMatch(/^Tellimus;Tellitud;.*;Kokku;/)
    // What begins like a formula is none, and separators stand in quotes.
    expect(promotion).toContain(`"'=1+1 ""Pood""; teine";Ootab makset;Kaart;24,90;24,0;5,98;30,88;0,00;EUR;`)
    expect(plan).toMatch(/;Startup, 1 kuu;;Makstud;Kaart;49,90;24,0;11,98;61,88;0,00;EUR;SILD-\d{4}-\d{5}$/)
    expect(rest).toEqual([])
  })

  it('is in English with its own separators', async () => {
    const actor = owner()
    await pay(actor)
    const { bytes } = await download('exportPayments', actor)
    expect(bytes.toString()).toContain(',"Startup, 1 month",,Paid,Card,49.90,24.0,11.98,61.88,0.00,EUR,')
  })

  it('begins and ends with the days that it prints', async () => {
    const actor = owner()
    const { guid } = await pay(actor)
    const daysOf = async (asked: number) =>
      (await download('exportPayments', actor, asked)).bytes.toString().match(/20\d\d-\d\d-\d\d/g)
    const orderedAt = (at: string) =>
      billing.database.query('update billing.payments set created_at = $2, paid_at = null where payment_guid = $1', [
        guid,
        at,
      ])
    for (const [at, day, own, other] of [
      ['2024-12-31T21:59:59Z', '2024-12-31', 2024, 2025],
      ['2024-12-31T22:30:00Z', '2025-01-01', 2025, 2024],
    ] as const) {
      await orderedAt(at)
      expect(await daysOf(own)).toEqual([day])
      expect(await daysOf(other)).toBeNull()
      expect((await billing.call('listPayments', { query: {} }, actor)).years).toEqual([own])
    }
  })

  it.each(['1999', 'next', ''])('of the year "%s" is refused', async (asked) => {
    const { headers, status } = await download('exportPayments', owner(), asked)
    expect(status).toBe(400)
    expect(headers['content-type']).toContain('json')
  })
})

describe('the documents of a year', () => {
  it('are the table and each invoice and credit note, the same bytes as the mail, of one company alone', async () => {
    const actor = owner()
    buyers.set(actor.companyGuid, estonian)
    const { documents, guid: paymentGuid } = await pay(actor)
    await pay(owner())
    await billing.call(
      'refundPayment',
      { params: { paymentGuid }, body: { amountCents: 1000, reason: 'Half a day was down' } },
      actorOf('support'),
    )
    const { headers, bytes } = await download('exportDocuments', actor)
    expect(headers['content-type']).toBe('application/zip')
    const files = unzip(bytes)
    const [invoice] = documents
    expect(files.map(({ name }) => name)).toEqual([
      `sild-payments-${year}.csv`,
      `${invoice!.number}.pdf`,
      expect.stringMatching(/^SILD-\d{4}-\d{5}\.pdf$/),
    ])
    const mailed = billing.mails.find(({ to }) => to === `${actor.companyGuid}@sild.test`)!.attachments![0]!
    expect(files[1]!.bytes.equals(mailed.bytes)).toBe(true)
    const again = unzip((await download('exportDocuments', actor)).bytes)
    expect(again[2]!.bytes.equals(files[2]!.bytes)).toBe(true)
  })

  it('of a year without any are an empty table', async () => {
    const files = unzip((await download('exportDocuments', owner(), 2024)).bytes)
    expect(files.map(({ name }) => name)).toEqual(['sild-payments-2024.csv'])
  })

  it('are refused without a company', async () => {
    expect((await download('exportDocuments', null)).status).toBe(401)
  })
})
