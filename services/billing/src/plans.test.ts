import { planPropertyTypes } from '@sild/contract/billing/schemas'
import { planSlugs } from '@sild/contract'
import { limitOf } from '@sild/contract/permissions'
import { describe, expect, it } from 'vitest'
import { plans, propertiesOf } from './plans.ts'

describe('plans', () => {
  it('are in the order of the contract, each with every property', () => {
    expect(Object.keys(plans)).toEqual([...planSlugs])
    for (const slug of planSlugs) expect(propertiesOf(slug).map(({ type }) => type)).toEqual([...planPropertyTypes])
  })
  it('give the free plan 20 responses and 20 contact views a month', () => {
    expect([limitOf('free', 'responses'), limitOf('free', 'contact-views')]).toEqual([20, 20])
  })
  it('let the startup plan respond without limit, for EUR 49.90', () => {
    expect([limitOf('startup', 'responses'), plans.startup.priceCents]).toEqual([null, 4990])
  })
  it('let the startup plan see contacts without limit', () => {
    expect(limitOf('startup', 'contact-views')).toBeNull()
  })
  it('limit publications nowhere', () => {
    expect(planSlugs.map((plan) => limitOf(plan, 'publications'))).toEqual([null, null, null, null])
  })
  it('keep the company profile of the free plan basic', () => {
    const profile = ['company-cover', 'company-links', 'company-cases', 'company-gallery'] as const
    expect(profile.map((property) => limitOf('free', property))).toEqual([0, 0, 0, 0])
  })
})
