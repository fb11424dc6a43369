import type { PlanSlug } from '@sild/contract'
import type { Actor } from '@sild/contract/actor'
import { type Limit, limitOf } from '@sild/contract/permissions'

/** How much of a profile a reader sees. A limit of null is all of it. */
export interface VisibleProfile {
  readonly showsCover: boolean
  readonly showsLinks: boolean
  readonly photos: Limit
  readonly cases: Limit
  /** How many cases the company shows at all, to those whose plan lets them read all. */
  readonly shownCases: Limit
}
type Reader = Pick<Actor, 'kind' | 'companyGuid' | 'plan'>

export const wholeProfile: VisibleProfile = {
  showsCover: true,
  showsLinks: true,
  photos: null,
  cases: null,
  shownCases: null,
}

const smaller = (one: Limit, other: Limit): Limit =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

/** The owner sees all he has, and so do the staff, who look into reports, and other services. */
export const seesWholeProfile = (companyGuid: string, reader: Reader): boolean =>
  reader.kind === 'staff' || reader.kind === 'system' || reader.companyGuid === companyGuid

/** What two plans leave to be seen: the company's own, which hides what it no longer pays for, and the reader's. */
export function visibleProfile(companyPlan: PlanSlug, { plan }: Pick<Reader, 'plan'>): VisibleProfile {
  const shownCases = limitOf(companyPlan, 'read-company-cases')
  return {
    showsCover: limitOf(companyPlan, 'company-cover') !== 0,
    showsLinks: limitOf(companyPlan, 'company-links') !== 0 && limitOf(plan, 'read-company-links') !== 0,
    photos: smaller(limitOf(companyPlan, 'company-gallery'), limitOf(plan, 'read-company-gallery')),
    cases: smaller(shownCases, limitOf(plan, 'read-company-cases')),
    shownCases,
  }
}
