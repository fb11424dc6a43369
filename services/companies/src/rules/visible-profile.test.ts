import { limits } from '@sild/contract'
import { systemActor } from '@sild/contract/actor'
import { describe, expect, it } from 'vitest'
import { seesWholeProfile, visibleProfile, wholeProfile } from './visible-profile.ts'

describe('visibleProfile', () => {
  it('shows a reader with a plan all that the company pays for', () => {
    expect(visibleProfile('startup', { plan: 'startup' })).toEqual({ ...wholeProfile, photos: limits.gallery.max })
  })
  it('shows a free reader the latest case, and the rest of the profile', () => {
    expect(visibleProfile('startup', { plan: 'free' })).toEqual({
      ...wholeProfile,
      photos: limits.gallery.max,
      cases: 1,
    })
  })
  it('hides what a company no longer pays for, except its latest case', () => {
    expect(visibleProfile('free', { plan: 'startup' })).toEqual({
      showsCover: false,
      showsLinks: false,
      photos: 0,
      cases: 1,
      shownCases: 1,
    })
  })
})

describe('seesWholeProfile', () => {
  const owner = '0b0e7f0a-0000-4000-8000-00000000c001'
  const member = { ...systemActor(), kind: 'member' as const }
  it.each([
    ['the owner', { ...member, companyGuid: owner }, true],
    ['the staff', { ...member, kind: 'staff' as const }, true],
    ['another service', systemActor(), true],
    ['somebody else', { ...member, companyGuid: crypto.randomUUID() }, false],
    ['who has no company', member, false],
    ['a guest', { ...member, kind: 'guest' as const }, false],
  ])('is so for %s: %j', (_who, reader, expected) => {
    expect(seesWholeProfile(owner, reader)).toBe(expected)
  })
})
