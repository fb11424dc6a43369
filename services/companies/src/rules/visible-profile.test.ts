import { limits } from '@sild/contract'
import { systemActor } from '@sild/contract/actor'
import { describe, expect, it } from 'vitest'
import { seesFullProfile, visibleProfile, fullProfile } from './visible-profile.ts'

const allPhotos = { photos: limits.gallery.max, shownPhotos: limits.gallery.max }

describe('visibleProfile', () => {
  it('shows a reader with a plan all paid parts of the company', () => {
    expect(visibleProfile('startup', 'startup')).toEqual({ ...fullProfile, ...allPhotos })
  })
  it('shows a free reader the latest case, and the rest of the profile', () => {
    expect(visibleProfile('startup', 'free')).toEqual({
      ...fullProfile,
      ...allPhotos,
      cases: 1,
    })
  })
  it('shows the owner the public profile, without a cost', () => {
    expect(visibleProfile('startup', null)).toEqual({ ...fullProfile, ...allPhotos })
    expect(visibleProfile('free', null)).toMatchObject({ showsCover: false, cases: 1 })
  })
  it('hides parts that a company no longer pays for, except its latest case', () => {
    expect(visibleProfile('free', 'startup')).toEqual({
      showsCover: false,
      showsPalette: false,
      showsLinks: false,
      photos: 0,
      shownPhotos: 0,
      cases: 1,
      shownCases: 1,
    })
  })
})

describe('seesWholeProfile', () => {
  it.each([
    ['staff', true],
    ['system', true],
    ['member', false],
    ['guest', false],
  ] as const)('is for %s: %j', (kind, expected) => {
    expect(seesFullProfile({ ...systemActor(), kind })).toBe(expected)
  })
})
