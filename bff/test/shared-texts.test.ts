import { expect, it } from 'vitest'
import { shareTexts } from './shared-texts.ts'

const names = Array.from({ length: 100 }, (_, index) => `name ${index}`)

it('sends each text to one of the fields with the same rules, and to each field a minimum of texts', () => {
  const fields = Array.from({ length: 7 }, () => ({ texts: names }))
  const shares = shareTexts(fields, 20)
  expect(new Set([...shares.values()].flat())).toEqual(new Set(names))
  for (const field of fields) expect(new Set(shares.get(field)).size).toBe(20)
})

it('sends a field all texts that no other field accepts', () => {
  const [alone, other] = [{ texts: names }, { texts: names.slice(1) }]
  const shares = shareTexts([alone, other], 20)
  expect([shares.get(alone), shares.get(other)]).toEqual([names, names.slice(1)])
})
