import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compressWithSlots, fillSlots, slotTail } from './brotli-with-slots.ts'
import { createNonce } from './nonce.ts'

const paragraph = (words: number) =>
  Array.from({ length: words }, (_, index) => `<p class="card">Projekt ${index % 37} õäöü ${index}</p>`).join('')

describe('compressWithSlots', () => {
  it('returns the document with the nonce of each response, for any text and quality', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.integer({ min: 0, max: 3000 }).map(paragraph),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 11 }),
        async ([first = '', ...rest], quality) => {
          const segments = [first, ...rest.map((segment) => slotTail + segment)]
          const slotted = await compressWithSlots(segments, quality)
          const nonce = createNonce()
          expect(slotted && brotliDecompressSync(fillSlots(slotted, nonce)).toString()).toBe(segments.join(nonce))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('costs little more than compressing without slots', async () => {
    const segments = [
      `${paragraph(200)}<script nonce="`,
      `">1</script>${paragraph(200)}<script nonce="`,
      '">2</script>',
    ]
    const slotted = await compressWithSlots(segments, 5)
    const whole = await compressWithSlots([segments.join(createNonce())], 5)
    expect((slotted?.bytes.length ?? 0) - (whole?.bytes.length ?? 0)).toBeLessThan(120)
  })

  it('refuses a document with other text after the nonce', async () => {
    expect(await compressWithSlots(['<script nonce="', '" async>'], 5)).toBeNull()
  })
})
