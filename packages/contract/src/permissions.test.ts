import { describe, expect, it } from 'vitest'
import { accessRefusal, type Team } from './access.ts'
import { type Actor, systemActor } from './actor.ts'
import { planSlugs } from './enums.ts'
import { type Access, accessLevels } from './operation.ts'
import { allowances, limitOf, type Permission, permissions, planProperties, roles } from './permissions.ts'

const actor = (own: Partial<Actor>): Actor => ({ ...systemActor(), kind: 'member', userGuid: 'u', ...own })
const owner = { companyGuid: 'c', companyRole: 'owner' } as const
const founded = { ...owner, isVerified: true }
const team: Team = { team: 'search-team', apps: ['*'] }

/** All kinds of callers, in the order of the columns below. */
const callers: readonly (readonly [Actor | null, Team | null])[] = [
  [null, null],
  [actor({ kind: 'guest', userGuid: null }), null],
  [actor({}), null],
  [actor({ isVerified: true }), null],
  [actor(owner), null],
  [actor(founded), null],
  ...(['moderator', 'support', 'editor', 'admin'] as const).flatMap((role) =>
    [{}, { isVerified: true }, owner, founded].map(
      (own) => [actor({ kind: 'staff', roles: [role], ...own }), null] as const,
    ),
  ),
  [null, team],
  [systemActor(), null],
]

/**
 * Written by hand from section 6: `+` let in, `t` needs a token, `s` must sign in, `v` must confirm the address, `c`
 * must found a company, `.` never. No token, a guest; members unverified, verified, owner of a company unverified, and
 * verified; likewise for moderator, support, editor and admin; a feature team, another process.
 */
const expected: Readonly<Record<Access, string>> = {
  public: '+ + ++++ ++++ ++++ ++++ ++++ + +',
  guest: 't + ++++ ++++ ++++ ++++ ++++ . +',
  member: 't s ++++ ++++ ++++ ++++ ++++ . .',
  verified: 't s v+v+ v+v+ v+v+ v+v+ v+v+ . .',
  company: 't s vcv+ vcv+ vcv+ vcv+ vcv+ . .',
  staff: 't s .... ++++ ++++ ++++ ++++ . .',
  moderator: 't s .... ++++ .... .... ++++ . .',
  support: 't s .... .... ++++ .... ++++ . .',
  editor: 't s .... .... .... ++++ ++++ . .',
  admin: 't s .... .... .... .... ++++ . .',
  team: 't s .... .... .... .... ++++ + .',
  provider: '+ . .... .... .... .... .... . .',
  system: 't . .... .... .... .... .... . +',
}
const marks: Readonly<Record<string, string>> = {
  unauthenticated: 't',
  'sign-in-required': 's',
  'verification-required': 'v',
  'company-required': 'c',
  forbidden: '.',
}
const found = (access: Access): string =>
  callers.map(([who, byTeam]) => marks[accessRefusal(access, who, byTeam) ?? ''] ?? '+').join('')
const isRight = (access: Access): boolean => found(access) === expected[access].replaceAll(' ', '')

/** Table cells that could change without failing a check. The tables are plain data; this changes them temporarily. */
function unnoticed<Value>(
  rows: readonly (readonly [name: string, row: readonly Value[]])[],
  others: (value: Value) => readonly Value[],
  isStillRight: (name: string) => boolean,
): string[] {
  return rows.flatMap(([name, row]) =>
    row.flatMap((right, at) => {
      const cells = row as Value[]
      const missed = others(right).filter((wrong) => {
        cells[at] = wrong
        return isStillRight(name)
      })
      cells[at] = right
      return missed.map((wrong) => `${name}[${at}] = ${JSON.stringify(wrong)}`)
    }),
  )
}

describe('the permissions', () => {
  it.each(accessLevels)('are as the specification says for %s', (access) => {
    expect(found(access)).toBe(expected[access].replaceAll(' ', ''))
  })

  it('detect a change of any cell', () => {
    const all: readonly Permission[] = [null, 'any', 'verified', 'company']
    const rows = accessLevels.map((access) => [access, permissions[access]] as const)
    expect(rows.every(([, row]) => row.length === roles.length)).toBe(true)
    expect(
      unnoticed(
        rows,
        (right) => all.filter((wrong) => wrong !== right),
        (name) => isRight(name as Access),
      ),
    ).toEqual([])
  })

  it('are none for staff without a role, and all of them for staff with two', () => {
    expect(accessRefusal('guest', actor({ kind: 'staff' }))).toBe('unauthenticated')
    const both = actor({ kind: 'staff', roles: ['support', 'moderator'] })
    expect([accessRefusal('moderator', both), accessRefusal('support', both), accessRefusal('admin', both)]).toEqual([
      null,
      null,
      'forbidden',
    ])
  })
})

/** From sections 1, 5 and 6, in the order free, startup, business, enterprise; null is unlimited. */
const expectedLimits = {
  'company-cover': [0, 1, 1, 1],
  'company-links': [0, 4, 4, 4],
  'company-cases': [0, 10, 10, 10],
  'company-gallery': [0, 5, 5, 5],
  'contact-views': [20, null, null, null],
  publications: [null, null, null, null],
  'company-personalization': [0, null, null, null],
  responses: [20, null, null, null],
  'read-company-cases': [1, null, null, null],
  'read-company-gallery': [null, null, null, null],
  'read-company-links': [null, null, null, null],
  days: [null, 30, 30, 30],
  gift: [0, 90, 0, 0],
}
const foundLimits = () =>
  Object.fromEntries(planProperties.map((property) => [property, planSlugs.map((plan) => limitOf(plan, property))]))

describe('the limits of a plan', () => {
  it('are as the specification says', () => {
    expect(foundLimits()).toEqual(expectedLimits)
  })

  it('detect a change of any limit', () => {
    const rows = planProperties.map((property) => [property, allowances[property]] as const)
    const others = (right: number | null) => (right === null ? [0, 20] : [null, right + 1])
    const isStillRight = () => JSON.stringify(foundLimits()) === JSON.stringify(expectedLimits)
    expect(unnoticed<number | null>(rows, others, isStillRight)).toEqual([])
  })
})
