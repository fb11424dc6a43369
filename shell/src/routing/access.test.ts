import { memberSession, guest, moderatorSession } from '@sild/testing/sessions'
import { describe, expect, it } from 'vitest'
import { assertMayOpen } from './access.ts'

const thrownBy = (work: () => void): unknown => {
  try {
    work()
  } catch (thrown) {
    return thrown
  }
  return null
}
const unverified = memberSession({ user: { isVerified: 0 }, company: null })
const withoutCompany = memberSession({ company: null })

describe('a page', () => {
  it('for members redirects a guest to sign in, and back with path and query', () => {
    const thrown = thrownBy(() => assertMayOpen('member', guest, '/account/my-responses?view=read'))
    expect((thrown as Response).headers.get('location')).toBe(
      '/sign-in?redirectedFrom=%2Faccount%2Fmy-responses%3Fview%3Dread',
    )
  })

  it.each([
    ['public', guest, null],
    ['member', unverified, null],
    ['verified', unverified, 'verified'],
    ['verified', withoutCompany, null],
    ['company', unverified, 'verified'],
    ['company', withoutCompany, 'company'],
    ['company', memberSession(), null],
    ['staff', memberSession(), 'staff'],
    ['moderator', moderatorSession(), null],
    ['support', moderatorSession(), 'support'],
    ['moderator', memberSession({ roles: ['admin'] }), null],
  ] as const)('for %s opens, or shows what is missing', (access, session, missing) => {
    const thrown = thrownBy(() => assertMayOpen(access, session, '/x')) as { missing?: string } | null
    expect(thrown?.missing ?? null).toBe(missing)
  })
})
