import { expect, it } from 'vitest'
import { createSignedLinks } from './signed-links.ts'

const links = createSignedLinks(Buffer.alloc(32, 1))

it('knows its own signature of a text, and no other', () => {
  const signature = links.sign('keep 1')
  expect(links.isGood('keep 1', signature)).toBe(true)
  expect(links.isGood('keep 2', signature)).toBe(false)
  expect(links.isGood('keep 1', `${signature.slice(0, -2)}AA`)).toBe(false)
  expect(links.isGood('keep 1', '')).toBe(false)
  expect(createSignedLinks(Buffer.alloc(32, 2)).isGood('keep 1', signature)).toBe(false)
})
