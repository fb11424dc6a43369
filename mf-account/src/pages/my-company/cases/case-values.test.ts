import { expect, it } from 'vitest'
import { caseBodyOf, caseValuesOf } from './case-values.ts'

const present = {
  guid: '0b0e7f0a-0000-4000-8000-000000000701',
  slug: 'portal',
  name: 'A portal',
  description: 'What was done.',
  items: ['Seven months', 'Team of four'],
  coverUrl: null,
  media: [{ url: 'https://uploads.sild.test/ab/one.webp', name: 'the first picture.webp' }],
  createdAt: '2026-03-01T09:00:00Z',
  version: 3,
}

it('are restored from the fields unchanged', () => {
  const { name, description, items, coverUrl, media } = present
  expect(caseBodyOf(caseValuesOf(present))).toEqual({ name, description, items, coverUrl, media })
})

it('are empty for a new case, and empty lines are nothing', () => {
  const empty = caseValuesOf(null)
  expect(caseBodyOf({ ...empty, items: '\n  One \n\n' })).toMatchObject({ items: ['One'], coverUrl: null, media: [] })
})
