import { expect, it } from 'vitest'
import { fillPlaceholders, placeholdersIn } from './fill-placeholders.ts'

const values = { email: 'mari@sild.test', company: null, number: '1042', title: 'A {number} of things' }

it('fills in known values, once, and leaves the rest in braces', () => {
  expect(fillPlaceholders('{email}, #{number} “{title}” of {company} {other}', values)).toBe(
    'mari@sild.test, #1042 “A {number} of things” of {company} {other}',
  )
})

it('finds the placeholders without a value', () => {
  expect(placeholdersIn('Hello {company}, {company} and {email}, but not {other}')).toEqual(['{company}', '{email}'])
  expect(placeholdersIn('Hello')).toEqual([])
})
