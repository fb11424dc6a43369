import { randomUUID } from 'node:crypto'
import type { Input } from '@sild/contract/schemas'
import type { Clock } from '@sild/service-kit'

type HandedOver = Input<'handOverMail'>['body']

/** A mail as a service sends it. */
export const newMail = (parts: Partial<Omit<HandedOver, 'kind' | 'unsubscribeUrl'>> = {}): HandedOver => ({
  kind: 'service',
  effectKey: randomUUID(),
  to: 'mari@sild.test',
  userGuid: randomUUID(),
  locale: 'et',
  subject: 'Kinnita oma aadress',
  text: 'Tere, Õie',
  html: '<p>Tere, Õie</p>',
  ...parts,
})

export const newsMail = (parts: Partial<Omit<HandedOver, 'kind' | 'unsubscribeUrl'>> = {}): HandedOver => ({
  ...newMail(parts),
  kind: 'news',
  unsubscribeUrl: 'https://sild.test/api/user/mailing/unsubscribe?email=mari%40sild.test&token=abc',
})

/** A clock that only the test moves. */
export function testClock(): Clock & { forward(ms: number): void } {
  let at = Date.parse('2026-11-24T09:00:00Z')
  return { now: () => new Date(at), forward: (ms) => void (at += ms) }
}
