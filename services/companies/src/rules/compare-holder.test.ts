import { expect, it } from 'vitest'
import { compareHolder } from './compare-holder.ts'

it.each([
  ['Põhja Tarkvara OÜ', 'OÜ PÕHJA TARKVARA', 'same'],
  ['Põhja Tarkvara', 'PÕHJA TARKVARA GRUPP OÜ', 'similar'],
  ['Bridge GmbH', 'BRIDGE', 'similar'],
  ['Põhja Tarkvara OÜ', 'ATELIER NUMERIQUE', 'different'],
  ['Alpha SA', 'ΑΛΦΑ ΑΕ||ALPHA SA', 'same'],
  ['Alpha SA', 'ΑΛΦΑ ΑΕ', null],
  ['Alpha SA', null, null],
])('%s against the holder %s is %j', (buyer, holder, match) => {
  expect(compareHolder(buyer, holder)).toBe(match)
})
