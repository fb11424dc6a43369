import { expect, it } from 'vitest'
import { answers } from '../../test/answers.ts'
import { answersByClient } from '../../test/answers-by-client.ts'
import { replyText } from './reply-text.ts'

it.each([...answers, ...answersByClient])('keeps the answer above the quote of %s', (_program, text, own) => {
  expect(replyText(text)).toBe(own)
})

it.each(answersByClient)('lines that end as in mails change nothing: %s', (_program, text, own) => {
  expect(replyText(text.replaceAll('\n', '\r\n'))).toBe(own)
})

it.each([
  ['a route', 'From: Tallinn\nTo: Tartu\nDate: Friday\n\nThat is 190 km.'],
  ['a form', 'Subject: the shop\nPrice: 5000\nTo: the end of May'],
  ['a quote of their own', 'Jaan wrote at 09:00 that the price stands:\n\n5000 euros.'],
  ['an address and a time', 'Please write before 18:00 to jaan@sild.test:\n\n- the price\n- the date'],
  ['words of other languages', 'От: нас\n\nKam: visiem\n\nAn: alle'],
  ['a list with numbers', 'Kirjutasin 24.11.2026 kell 09:00 nii:\n\n1. hind\n2. kuupäev'],
])('%s is no quote', (_what, text) => {
  expect(replyText(text)).toBe(text)
})

it('a long mail takes no longer than its length', () => {
  const startedAt = performance.now()
  replyText(`Kuupäev ${'kirjutas '.repeat(20_000)}\n${'> a\n'.repeat(20_000)}`)
  replyText('From: a\n'.repeat(20_000))
  replyText('(2026 09:00 '.repeat(20_000))
  expect(performance.now() - startedAt).toBeLessThan(2000)
})
