import { expect, it } from 'vitest'
import { answers } from '../../test/answers.ts'
import { replyText } from './reply-text.ts'

it.each(answers)('what somebody answers with %s stands alone', (_program, text, own) => {
  expect(replyText(text)).toBe(own)
})

it('lines end as in mails', () => {
  expect(replyText('Tere!\r\n\r\nKuupäev T, 24. november 2026 kell 09:00 kirjutas Sild:\r\n> Tere')).toBe('Tere!')
})

it('a long mail takes no longer than its length', () => {
  const startedAt = performance.now()
  replyText(`Kuupäev ${'kirjutas '.repeat(20_000)}\n${'> a\n'.repeat(20_000)}`)
  expect(performance.now() - startedAt).toBeLessThan(2000)
})
