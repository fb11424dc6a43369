import { describe, expect, it } from 'vitest'
import { shownPayload, shownReason } from './shown-payload.ts'

const guid = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

describe('a payload', () => {
  it('shows ids, revisions, times and known names', () => {
    expect(
      shownPayload({
        publicationGuid: guid,
        revision: 3,
        isFirst: true,
        state: 'paid-back',
        at: '2026-11-24T10:00:00.000Z',
        refusal: null,
      }),
    ).toEqual([
      { name: 'publicationGuid', value: guid },
      { name: 'revision', value: '3' },
      { name: 'isFirst', value: 'true' },
      { name: 'state', value: 'paid-back' },
      { name: 'at', value: '2026-11-24T10:00:00.000Z' },
      { name: 'refusal', value: '–' },
    ])
  })

  it.each([
    'mari@sild.test',
    'Mari Maasikas',
    'Please call me, it is urgent',
    '+372 5123 4567',
    'https://uploads.sild.test/cv.pdf',
    'Põhja',
  ])('hides “%s” at any depth', (words) => {
    expect(JSON.stringify(shownPayload({ about: { list: [{ words }] } }))).not.toContain(words)
    expect(shownPayload({ about: { list: [{ words }] } })).toEqual([{ name: 'about.list.0.words', value: '•••' }])
  })

  it('shows twenty values at most', () => {
    const values = shownPayload({ guids: Array.from({ length: 500 }, () => guid) })
    expect([values.length, values.at(-1)]).toEqual([21, { name: '…', value: '…' }])
  })
})

describe('a reason', () => {
  it.each([
    ['550 mailbox mari@sild.test is full', '550 mailbox ••• is full'],
    ['duplicate key (email)=(mari@sild.test) exists', 'duplicate key (email)=(•••) exists'],
    ['no route to +372 5123 4567', 'no route to •••'],
    ['value "Mari Maasikas" is too long', 'value ••• is too long'],
    ['Payload of verify-company is malformed: [{"path":["companyGuid"]}]', 'Payload of verify-company is malformed: …'],
    [`no publication ${guid}`, `no publication ${guid}`],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ])('%s', (reason, shown) => {
    expect(shownReason(reason)).toBe(shown)
  })
})
