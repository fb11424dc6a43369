import { expect, it } from 'vitest'
import { contentSchemas } from './content/schemas.ts'
import { notificationsSchemas } from './notifications/schemas.ts'
import { publicationsSchemas } from './publications/schemas.ts'
import { searchSchemas } from './search/schemas.ts'

it.each([
  ['suggestions for the typed text', searchSchemas.autocomplete.body, { query: 'web' }, { limit: 10 }],
  ['cities', contentSchemas.listCities.body, {}, { limit: 50 }],
  ['tags of a category', publicationsSchemas.listTopTags.query, {}, { limit: 10 }],
  ['notifications', notificationsSchemas.listNotifications.query, {}, { filterByLimit: 1000 }],
] as const)('as many %s as the specification says, unless fewer are requested', (_what, schema, input, expected) => {
  expect(schema.parse(input)).toMatchObject(expected)
})

it.each([
  ['pages', contentSchemas.listPages.body, 'limit'],
  ['notifications', notificationsSchemas.listNotifications.query, 'filterByLimit'],
] as const)('a thousand %s at once and no more', (_what, schema, field) => {
  expect([1000, 1001].map((limit) => schema.safeParse({ [field]: limit }).success)).toEqual([true, false])
})
