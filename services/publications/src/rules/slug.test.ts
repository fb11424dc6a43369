import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

it.each([
  ['E-poe arendus õigel ajal', /^e-poe-arendus-oigel-ajal-[0-9a-f]{12}$/],
  ['Développeur·se C# & .NET', /^developpeur-se-c-net-[0-9a-f]{12}$/],
  ['東京 !!!', /^[0-9a-f]{12}$/],
  ['x'.repeat(200), /^x{60}-[0-9a-f]{12}$/],
])('makes an address of %s', (name, shape) => {
  expect(slugOf(name)).toMatch(shape)
})
