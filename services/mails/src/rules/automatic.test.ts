import { expect, it } from 'vitest'
import { isAutomatic } from './automatic.ts'

it.each([
  ['auto-submitted', 'auto-replied'],
  ['auto-submitted', 'auto-generated; type=x'],
  ['precedence', 'bulk'],
  ['precedence', 'auto_reply'],
  ['x-autoreply', 'yes'],
  ['x-autorespond', 'vacation'],
  ['list-id', '<news.example.com>'],
  ['list-unsubscribe', '<https://example.com/u>'],
  ['return-path', '<>'],
  ['content-type', 'multipart/report; report-type=delivery-status'],
])('a mail with %s: %s is written by a program', (name, value) => {
  expect(isAutomatic(new Map([[name, value]]))).toBe(true)
})

it.each([
  ['auto-submitted', 'no'],
  ['precedence', 'first-class'],
  // Exchange asks for silence on mails of people too.
  ['x-auto-response-suppress', 'oof'],
  ['return-path', '<mari@sild.test>'],
  ['content-type', 'multipart/alternative'],
])('a mail with %s: %s may be by a person', (name, value) => {
  expect(isAutomatic(new Map([[name, value]]))).toBe(false)
})
