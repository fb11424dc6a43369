import { expect, it } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.0,gzip ; q=0', 'identity'],
  ['*', 'identity'],
  ['gzip', 'gzip'],
  ['brotli', 'identity'],
] as const)('%s → %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
