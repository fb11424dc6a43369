import type { PlanSlug } from '@sild/contract'
import type { Actor } from '@sild/contract/actor'
import { type Limit, limitOf, type PlanProperty } from '@sild/contract/permissions'

/** How much of a profile a reader sees. A limit of null is all of it. */
export interface VisibleProfile {
  readonly showsCover: boolean
  readonly showsPalette: boolean
  readonly showsLinks: boolean
  readonly photos: Limit
  /** How many photos the company shows to readers with a plan that shows all. */
  readonly shownPhotos: Limit
  readonly cases: Limit
  /** How many cases the company shows to readers with a plan that shows all. */
  readonly shownCases: Limit
}

export const fullProfile: VisibleProfile = {
  showsCover: true,
  showsPalette: true,
  showsLinks: true,
  photos: null,
  shownPhotos: null,
  cases: null,
  shownCases: null,
}

const smaller = (one: Limit, other: Limit): Limit =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

/** The staff look into reports, and other services decide for themselves what they show. */
export const seesFullProfile = ({ kind }: Pick<Actor, 'kind'>): boolean => kind === 'staff' || kind === 'system'

/**
 * What two plans leave to be seen: the company's own, which hides what it no longer pays for, and the reader's. Null: they
 * read about their own company, which costs nothing, and see it as others do.
 */
export function visibleProfile(companyPlan: PlanSlug, readerPlan: PlanSlug | null): VisibleProfile {
  const shown = (property: PlanProperty) => limitOf(companyPlan, property)
  const read = (property: PlanProperty) => (readerPlan === null ? null : limitOf(readerPlan, property))
  return {
    showsCover: shown('company-cover') !== 0,
    showsPalette: shown('company-personalization') !== 0,
    showsLinks: shown('company-links') !== 0 && read('read-company-links') !== 0,
    photos: smaller(shown('company-gallery'), read('read-company-gallery')),
    shownPhotos: shown('company-gallery'),
    cases: smaller(shown('read-company-cases'), read('read-company-cases')),
    shownCases: shown('read-company-cases'),
  }
}
