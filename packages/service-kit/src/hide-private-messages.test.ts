import { actorOf } from '@sild/testing/actors'
import { expect, it } from 'vitest'
import { hidePrivateMessages } from './hide-private-messages.ts'
import { jsonText } from './json.ts'

const operation = { wordsBetweenMembers: ['message', 'decline.text'] }
const viewer = actorOf('customer', { viewedByGuid: crypto.randomUUID() })
const reply = {
  list: [
    { message: 'My offer', status: 'VIEWED', decline: { text: 'Too dear', reasonCode: 'price' } },
    { card: { message: 'Another', decline: null }, text: 'Of the list' },
  ],
}
const sentence = 'This is private. Staff who view Sild as a member do not see it'

it.each([
  ['an object', reply],
  ['text of Postgres', jsonText(JSON.stringify(reply))],
])('replaces what members wrote to each other by a sentence, at any depth of %s', (_kind, given) => {
  expect(hidePrivateMessages(operation, viewer, { locale: 'en', reply: given })).toEqual({
    list: [
      { message: sentence, status: 'VIEWED', decline: { text: sentence, reasonCode: 'price' } },
      { card: { message: sentence, decline: null }, text: 'Of the list' },
    ],
  })
})

it('shows the words to members, and does not change its input', () => {
  const kept = structuredClone(reply)
  hidePrivateMessages(operation, viewer, { locale: 'en', reply })
  expect(reply).toEqual(kept)
  expect(hidePrivateMessages(operation, actorOf('customer'), { locale: 'en', reply })).toBe(reply)
  expect(hidePrivateMessages({}, viewer, { locale: 'en', reply })).toBe(reply)
})
