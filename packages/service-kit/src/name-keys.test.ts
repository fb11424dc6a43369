import { describe, expect, it } from 'vitest'
import { nameKey, nameLook } from './name-keys.ts'

describe('nameKey', () => {
  it.each([
    ['case', 'ACME OÜ'],
    ['spaces', '  Acme   Oü '],
    ['a no-break space', 'Acme\u{A0}Oü'],
    ['undrawn characters', 'Ac\u{200B}me\u{AD} O\u{2060}ü'],
    ['a combining mark', 'Acme Ou\u{308}'],
    ['wide letters', 'Ａｃｍｅ Oü'],
    ['Cyrillic letters', 'Асmе Оü'],
    ['Greek capitals', 'ΑCΜΕ Oü'],
    ['letters of mathematics', '𝐀𝐜𝐦𝐞 Oü'],
  ])('is the same with other %s', (_what, name) => {
    expect(nameKey(name)).toBe(nameKey('Acme Oü'))
  })
  it('is the same for the capitals of every script', () => {
    for (const name of ['вода', 'нос', 'ωμέγα', 'straße', 'ıssız', 'հայ'])
      expect(nameKey(name.toUpperCase())).toBe(nameKey(name))
  })
  it.each([
    ['Acme', 'Acne'],
    ['Mail OÜ', 'Mall OÜ'],
    ['Modem', 'Modern'],
    ['H2O', 'H20'],
    ['Õun', 'Oun'],
    ['Вода', 'Воды'],
    ['شركة', 'شركات'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other))
  })
})

describe('nameLook', () => {
  it.each([
    ['Ilves', 'llves'],
    ['PayPaI', 'PayPal'],
    ['Modem', 'Modern'],
    ['Gооgle', 'Google'],
    ['B0LT', 'BOLT'],
    ['Metsak0du', 'Metsakodu'],
    ['5ild', '5iId'],
  ])('is the same for %s and %s', (one, other) => {
    expect(nameLook(one)).toBe(nameLook(other))
  })
  it.each([
    ['Mail', 'Mall'],
    ['MAIL', 'MALL'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(nameLook(one)).not.toBe(nameLook(other))
  })
})
