import { describe, expect, it } from 'vitest'
import { registerUserBody } from './accounts/schemas.ts'
import { sendChatMessageBody } from './chat/schemas.ts'
import { createCaseBody } from './companies/profile-schemas.ts'
import { writeReviewBody } from './companies/review-schemas.ts'
import { createCompanyBody } from './companies/schemas.ts'
import { fieldProblems } from './field-errors.ts'
import { respondBody } from './publications/response-schemas.ts'
import { createProjectBody, publicationsSchemas } from './publications/schemas.ts'
import { searchBody } from './search/schemas.ts'
import { contactFormBody } from './support/schemas.ts'

const guid = '2f1f4b6e-6f0a-4c39-9c55-0a4b3a5e1d11'
const long = (length: number): string => 'ä'.repeat(length)
const many = (length: number): string[] => Array.from({ length }, () => guid)
const address = (length: number): string => `${'a'.repeat(length - '@sild-example.test'.length)}@sild-example.test`

const bodies = {
  project: [createProjectBody, { name: 'Web shop', description: 'Oak tables', categoryId: 1, tagGuids: [guid] }],
  company: [createCompanyBody, { name: 'Kask', registrationNumber: 'none', countryCode: 'LV' }],
  case: [createCaseBody, { name: 'A portal', description: 'What was done.', items: [], coverUrl: null, media: [] }],
  review: [writeReviewBody, { ratingQuality: 5, ratingScheduling: 5, ratingCost: 5, ratingNps: 5 }],
  signUp: [
    registerUserBody,
    { email: 'm@sild.test', password: 'secret', userType: 'customer', basicLocale: 'en', agreement: true },
  ],
  message: [sendChatMessageBody, { chatGuid: guid, message: 'Hello' }],
  response: [respondBody, { message: 'Hello' }],
  search: [searchBody, { searchType: 'tasks' }],
  tag: [publicationsSchemas.createTag.body, { tag: 'React' }],
  contact: [
    contactFormBody,
    { formName: 'CONTACT_US', name: 'Mari', email: 'm@sild.test', description: 'Hello', agreement: true },
  ],
} as const

/** The problem that the form would show at the field, or null for a valid value. */
function problemOf(what: keyof typeof bodies, field: string, value: unknown): string | null {
  const [schema, body] = bodies[what]
  const input = { ...body, [field]: value }
  const parsed = schema.safeParse(input)
  return parsed.success ? null : (fieldProblems(parsed.error.issues, input)[field]?.code ?? 'something else')
}

describe('limits', () => {
  it.each([
    ['company', 'name', long(3), long(80), 'length-min', 'length-max'],
    ['company', 'contactPersonName', long(2), long(100), 'length-min', 'length-max'],
    ['case', 'name', long(3), long(140), 'length-min', 'length-max'],
    ['review', 'text', long(3), long(1000), 'length-min', 'length-max'],
    ['project', 'name', long(3), long(50), 'length-min', 'length-max'],
    ['signUp', 'password', long(6), long(34), 'length-min', 'length-max'],
    ['tag', 'tag', long(2), long(30), 'length-min', 'length-max'],
  ] as const)(
    'let %s %s be from its shortest to its longest, and no further',
    (what, field, least, most, below, above) => {
      expect([least, most].map((text) => problemOf(what, field, text))).toEqual([null, null])
      expect(problemOf(what, field, least.slice(1))).toBe(below)
      expect(problemOf(what, field, `${most}ä`)).toBe(above)
    },
  )

  it.each([
    ['project', 'description', 5000],
    ['message', 'message', 1000],
    ['response', 'message', 1000],
  ] as const)('let %s %s be one character or %i', (what, field, most) => {
    expect([problemOf(what, field, 'x'), problemOf(what, field, long(most))]).toEqual([null, null])
    expect([problemOf(what, field, ' '), problemOf(what, field, long(most + 1))]).toEqual(['required', 'length-max'])
  })

  it.each([null, undefined])('let a review have no words (%j)', (text) => {
    expect(problemOf('review', 'text', text)).toBeNull()
  })

  it('let a search be 300 characters', () => {
    expect([problemOf('search', 'query', long(300)), problemOf('search', 'query', long(301))]).toEqual([
      null,
      'length-max',
    ])
  })

  it('let an address be 84 characters', () => {
    expect([problemOf('signUp', 'email', address(84)), problemOf('signUp', 'email', address(85))]).toEqual([
      null,
      'length-max',
    ])
  })

  it('report an empty field as missing, not as malformed', () => {
    const left = (['email', 'password'] as const).map((field) => problemOf('signUp', field, ''))
    expect(left).toEqual(['required', 'required'])
  })

  it('let a registration number be 20 characters, or none', () => {
    const problem = (value: string) => problemOf('company', 'registrationNumber', value)
    expect([problem('1'.repeat(20)), problem('none'), problem('1'.repeat(21)), problem('')]).toEqual([
      null,
      null,
      'length-max',
      'required',
    ])
  })

  it('let a price be from a cent to below ten million euros', () => {
    const problem = (cents: number) => problemOf('project', 'budgetFromCents', cents)
    expect([1, 999_999_999, 0, 1_000_000_000].map(problem)).toEqual([null, null, 'price-positive', 'price-max'])
  })

  it('let a publication have one to ten tags', () => {
    const problem = (count: number) => problemOf('project', 'tagGuids', many(count))
    expect([1, 10, 0, 11].map(problem)).toEqual([null, null, 'tags-required', 'items-max'])
  })

  it('let a tag have three words', () => {
    expect([problemOf('tag', 'tag', 'one two three'), problemOf('tag', 'tag', 'one two three four')]).toEqual([
      null,
      'invalid',
    ])
  })

  it('let a password have no spaces', () => {
    expect(problemOf('signUp', 'password', 'two words')).toBe('no-spaces')
  })

  it('require the terms to be accepted', () => {
    expect([problemOf('signUp', 'agreement', false), problemOf('contact', 'agreement', false)]).toEqual([
      'terms-required',
      'terms-required',
    ])
  })

  it('let the upper end of a budget be at or above the lower one', () => {
    const [schema, body] = bodies.project
    const input = { ...body, budgetFromCents: 200, budgetToCents: 100 }
    expect(fieldProblems(schema.safeParse(input).error!.issues, input)).toEqual({
      budgetToCents: { code: 'upper-below-lower', values: undefined },
    })
  })

  it('let a page of results be from 1 to 40', () => {
    expect([1, 40, 0, 41].map((page) => problemOf('search', 'page', page))).toEqual([
      null,
      null,
      'value-min',
      'value-max',
    ])
  })
})
