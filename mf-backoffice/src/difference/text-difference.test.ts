import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textDifference } from './text-difference.ts'

describe('textDifference', () => {
  it('shows replaced words', () => {
    expect(textDifference('A shop for chairs', 'A shop for wooden chairs')).toEqual([
      { kind: 'same', text: 'A shop for ' },
      { kind: 'added', text: 'wooden ' },
      { kind: 'same', text: 'chairs' },
    ])
  })
  it('restores both texts from its parts', () => {
    const words = fc.array(fc.constantFrom('a ', 'b ', 'c ', 'd\n'), { maxLength: 12 }).map((list) => list.join(''))
    fc.assert(
      fc.property(words, words, (before, now) => {
        const parts = textDifference(before, now)
        const join = (without: string) =>
          parts
            .filter(({ kind }) => kind !== without)
            .map(({ text }) => text)
            .join('')
        expect([join('added'), join('removed')]).toEqual([before, now])
      }),
    )
  })
})
