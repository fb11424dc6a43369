import { describe, expect, it } from 'vitest'
import { owner, testBilling } from './arrange.ts'
import { bankEvent, testBank } from './bank.ts'

const bank = testBank()
const { billing, order, paymentOf, refOf } = testBilling(bank)
const URL = '/api/billing/webhook/test-bank'
const send = (path: string, { body, headers }: { body: string; headers: Record<string, string> }) =>
  billing.fetch(path, { method: 'POST', headers, body })
const codeOf = async (response: Response) =>
  ((await response.json()) as { error?: { code: string } }).error?.code ?? 'accepted'
const events = () =>
  billing.database.query('select event_id, type, applied_at from billing.payment_events order by received_at')

describe('an event', () => {
  it('is stored once, answered each time, and applied', async () => {
    const actor = owner()
    const { paymentGuid, paymentUrl } = await order(actor)
    await bank.act(paymentUrl, 'pay')
    const event = bankEvent(await refOf(paymentGuid), { id: 'evt_once' })
    for (const _ of [1, 2, 3]) expect(await codeOf(await send(URL, event))).toBe('accepted')
    await billing.runJobs()
    const kept = (await events()).filter(({ event_id }) => event_id === 'evt_once')
    expect(kept).toMatchObject([{ applied_at: expect.any(Date) }])
    expect((await paymentOf(actor, paymentGuid)).status).toBe('PAID')
  })

  it('that lies is checked: only the state at the provider is applied', async () => {
    const actor = owner()
    const { paymentGuid } = await order(actor)
    await send(URL, bankEvent(await refOf(paymentGuid), { type: 'checkout.paid' }))
    await billing.runJobs()
    expect((await paymentOf(actor, paymentGuid)).status).toBe('WAITING')
  })

  it('that comes late changes nothing newer', async () => {
    const actor = owner()
    const { paymentGuid, paymentUrl } = await order(actor)
    await bank.act(paymentUrl, 'decline')
    await bank.act(paymentUrl, 'pay')
    const ref = await refOf(paymentGuid)
    for (const type of ['checkout.paid', 'checkout.declined', 'checkout.processing'])
      await send(URL, bankEvent(ref, { type }))
    await billing.runJobs()
    expect((await paymentOf(actor, paymentGuid)).status).toBe('PAID')
  })

  it('of an unknown type is stored, answered and changes nothing', async () => {
    const actor = owner()
    const { paymentGuid } = await order(actor)
    const event = bankEvent(await refOf(paymentGuid), { type: 'weather.changed', id: 'evt_weather' })
    expect(await codeOf(await send(URL, event))).toBe('accepted')
    await billing.runJobs()
    expect((await events()).map(({ type }) => type)).toContain('weather.changed')
    expect((await paymentOf(actor, paymentGuid)).status).toBe('WAITING')
  })

  const old = new Date(Date.now() - 6 * 60_000)
  it.each([
    ['another secret', bankEvent('tb_x', { secret: 'wrong' })],
    ['a signature of long ago', bankEvent('tb_x', { at: old })],
    ['another account', bankEvent('tb_x', { account: 'somebody-else' })],
    ['no signature', { ...bankEvent('tb_x'), headers: { 'content-type': 'application/json' } }],
    ['a body that was changed', { ...bankEvent('tb_x'), body: '{}' }],
    [
      'nonsense in the header',
      { body: '{}', headers: { 'content-type': 'application/json', 'test-bank-signature': 't=x,v1' } },
    ],
  ])('with %s is refused and not stored', async (_what, event) => {
    const before = (await events()).length
    const answer = await send(URL, event)
    expect(answer.status).toBe(403)
    expect(await codeOf(answer)).toBe('signature-refused')
    expect(await events()).toHaveLength(before)
  })

  it('of a provider that does not take our payments is refused', async () => {
    expect(await codeOf(await send('/api/billing/webhook/stripe', bankEvent('tb_x')))).toBe('signature-refused')
    expect(await codeOf(await send('/api/billing/webhook/nobody', bankEvent('tb_x')))).toBe('invalid')
  })

  it('of a megabyte is too large', async () => {
    const { headers } = bankEvent('tb_x')
    expect((await send(URL, { headers, body: 'x'.repeat(1024 * 1024) })).status).toBe(413)
  })

  it('is refused from a member, with any signature', async () => {
    const token = await billing
      .call('receivePaymentEvent', { params: { provider: 'test-bank' } }, owner())
      .catch((error) => error)
    expect(token).toMatchObject({ code: 'forbidden' })
  })
})
