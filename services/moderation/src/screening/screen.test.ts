import type { Publication } from '@sild/contract/publications/schemas'
import { expect, it } from 'vitest'
import { screen } from './screen.ts'
import { textFingerprint } from './text-fingerprint.ts'

const decent = 'We look for a team that takes our web shop over and keeps it running.'
const publication = (own: Partial<Publication>) =>
  ({
    name: 'Web shop',
    description: decent,
    speciality: null,
    tags: [],
    translations: {},
    ...own,
  }) as unknown as Publication
const findingsOf = (description: string) =>
  screen(publication({ description: `${decent} ${description}` })).map(({ rule, quote }) => [rule, quote])

it.each([
  ['Write to mari.maasikas@firma.ee soon', 'mari.maasikas@firma.ee'],
  ['jean (at) exemple.fr', 'jean (at) exemple.fr'],
  ['See https://firma.ee/hinnakiri for prices', 'https://firma.ee/hinnakiri'],
  ['www.exemple.fr/contact', 'www.exemple.fr/contact'],
  ['Telegram: @maasikas', 'Telegram: @maasikas'],
  ['Helista +372 5123 4567', '+372 5123 4567'],
  ['Appelez le 06 12 34 56 78', '06 12 34 56 78'],
  ['tel 5123 4567', '5123 4567'],
])('sees the contact in "%s"', (text, quote) => {
  expect(findingsOf(text)).toContainEqual(['contacts-in-text', quote])
})

it.each([
  'The budget is 10 000 000 € for 2026-2027.',
  'Reg. code 12345678, ISO 27001, order no. 2026/1145.',
  'We use Node.js, ASP.NET and C++, 99.95 % of the time.',
  'Raamatupidamine ja litsentsid, ressursse me ei raiska. Persepolises käisime ka.',
  'Perseverance, cockpit, Scunthorpe, a titanic task, retardants.',
  'Salopette, batardeau, concombre, culture, député, conseil.',
])('finds nothing in "%s"', (text) => {
  expect(findingsOf(text)).toEqual([])
})

it.each(['What a shitty job', 'Kuradi kehv töö', 'Quel connard', 'MERDE alors', 'Täielik perse'])(
  'sees the coarse word in "%s"',
  (text) => {
    expect(findingsOf(text).map(([rule]) => rule)).toEqual(['obscene-language'])
  },
)

it('checks every text and names the place of a finding', () => {
  const found = screen(
    publication({
      name: 'GRAND OFFER TODAY',
      description: 'Short.',
      tags: [{ guid: '', label: 'merde' }],
      translations: { fr: { name: 'Boutique', description: `${decent} a@b.fr` } },
    }),
  )
  expect(found.map(({ rule, field }) => `${rule} ${field}`)).toEqual([
    'contacts-in-text translations.fr.description',
    'obscene-language tags',
    'other name',
    'other description',
  ])
})

it('treats texts that differ only in form as the same', () => {
  expect(textFingerprint('Õige  töö, kiire!')).toEqual(textFingerprint('oige too KIIRE'))
  expect(textFingerprint('Õige töö')).not.toEqual(textFingerprint('Õige töö kiirelt'))
})

it('stays quick on text made to slow it down', () => {
  const startedAt = performance.now()
  for (const text of [
    '0 '.repeat(2500),
    '+1' + ' .()-'.repeat(1000),
    'a@'.repeat(2500),
    'a.'.repeat(2500),
    'www.'.repeat(1250),
  ])
    findingsOf(text)
  expect(performance.now() - startedAt).toBeLessThan(2000)
})
