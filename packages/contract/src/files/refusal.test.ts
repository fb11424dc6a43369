import { expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { fileRefusal } from './refusal.ts'

const { maxBytes } = limits.file

it.each([
  ['chat-attachment', 'plan.PDF', maxBytes, null],
  ['company-logo', 'logo.jpeg', 1, null],
  ['company-logo', 'plan.pdf', 1, 'type'],
  ['publication-cv', 'photo.png', 1, 'type'],
  ['chat-attachment', 'drawing.svg', 1, 'type'],
  ['chat-attachment', 'pdf', 1, 'type'],
  ['chat-attachment', 'plan.pdf', maxBytes + 1, 'size'],
] as const)('for %s of %s with %i bytes says %s', (place, name, size, refusal) => {
  expect(fileRefusal(place, { name, size })).toBe(refusal)
})
