import { describe, expect, it } from 'vitest'
import { supposedRegion } from './supposed-region.ts'

describe('the region of a visitor without a choice', () => {
  it.each([
    ['the language that is read', 'fr', ['et-EE'], 'FR'],
    ['the language that is read', 'et', ['fr-FR', 'fr'], 'EE'],
    ['the country of the browser', 'en', ['fr-FR', 'fr', 'en-US', 'en'], 'FR'],
    ['the language of the browser', 'en', ['fr'], 'FR'],
    ['the language of the browser', 'en', ['et'], 'EE'],
    ['another country where our languages are spoken', 'en', ['fr-CA', 'en'], 'other'],
    ['another country', 'en', ['de-DE', 'de', 'en'], 'other'],
    ['any of the languages of the browser', 'en', ['ru-RU', 'et-EE'], 'EE'],
    ['a browser that is only English', 'en', ['en-US', 'en'], 'EE'],
    ['a browser that is only English', 'en', ['en-GB'], 'EE'],
    ['a browser that says nothing', 'en', [], 'EE'],
    ['a browser that says nonsense', 'en', ['_', ''], 'EE'],
  ] as const)('follows %s: %s, %j → %s', (_, locale, languages, region) => {
    expect(supposedRegion(locale, languages)).toBe(region)
  })
})
