import { slug as slugSchema } from '@sild/contract/primitives'
import { describe, expect, it } from 'vitest'
import { slugCandidates, slugOf } from './slug.ts'

describe('slugOf', () => {
  it.each([
    ['Põhja Tarkvara OÜ', 'pohja-tarkvara-ou'],
    ['Crème & Brûlée S.A.R.L.', 'creme-brulee-s-a-r-l'],
    ['Œuvre d’Art', 'oeuvre-d-art'],
    ['ООО «Щука»', 'ooo-shchuka'],
    ['Großmann ÄÖ', 'grossmann-ao'],
    ['  spaces   around ', 'spaces-around'],
    ['株式会社', 'company'],
    ['🚀🚀🚀', 'company'],
    ['2f1f4b6e-6f0a-4c39-9c55-0a4b3a5e1d11', 'company-2f1f4b6e-6f0a-4c39-9c55-0a4b3a5e1d11'],
  ])('writes %s as %s', (name, slug) => expect(slugOf(name)).toBe(slug))

  it.each(['щ'.repeat(80), 'a '.repeat(40), '-'.repeat(80)])('stays an address of the contract for %s', (name) => {
    expect(slugSchema.safeParse(slugOf(name)).success).toBe(true)
  })
})

describe('slugCandidates', () => {
  it('numbers the second company of a name', () => {
    const candidates = slugCandidates('Tarkvara')
    expect([candidates.next().value, candidates.next().value]).toEqual(['tarkvara', 'tarkvara-2'])
  })
})
