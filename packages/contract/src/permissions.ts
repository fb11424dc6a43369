import type { planPropertyTypes } from './billing/schemas.ts'
import { type PlanSlug, planSlugs } from './enums.ts'
import { keysOf } from './keys.ts'
import { limits } from './limits.ts'
import type { Access } from './operation.ts'

/** Who may what: role by verification for every access level, and plan by property. Rules elsewhere only take away. */

/**
 * `member` is a customer or a provider alike who has no company yet, `company-owner` a member of a company by their role in it,
 * `team` the token of a feature team, `system` another process of Sild.
 */
export const roles = [
  'nobody',
  'guest',
  'member',
  'company-owner',
  'moderator',
  'support',
  'editor',
  'admin',
  'team',
  'system',
] as const
export type Role = (typeof roles)[number]

/** What the role needs in addition: nothing, a confirmed address, or a company. */
export type Standing = 'any' | 'verified' | 'company'
/** Null: never allowed. */
export type Permission = Standing | null

const [no, any, verified, company] = [null, 'any', 'verified', 'company'] as const

/** Levels row by row, roles in the order above. Staff in a company have two columns: that of the staff and that of the company. */
// oxfmt-ignore
export const permissions: Readonly<Record<Access, readonly Permission[]>> = {
  //                                 of a company
  //           nobody guest member   owner     moderator support   editor    admin     team system
  public:     [any,   any,  any,      any,      any,      any,      any,      any,      any, any],
  guest:      [no,    any,  any,      any,      any,      any,      any,      any,      no,  any],
  member:     [no,    no,   any,      any,      any,      any,      any,      any,      no,  no],
  verified:   [no,    no,   verified, verified, verified, verified, verified, verified, no,  no],
  company:    [no,    no,   company,  verified, company,  company,  company,  company,  no,  no],
  staff:      [no,    no,   no,       no,       any,      any,      any,      any,      no,  no],
  moderator:  [no,    no,   no,       no,       any,      no,       no,       any,      no,  no],
  support:    [no,    no,   no,       no,       no,       any,      no,       any,      no,  no],
  editor:     [no,    no,   no,       no,       no,       no,       any,      any,      no,  no],
  admin:      [no,    no,   no,       no,       no,       no,       no,       any,      no,  no],
  team:       [no,    no,   no,       no,       no,       no,       no,       any,      any, no],
  provider:   [any,   no,   no,       no,       no,       no,       no,       no,       no,  no],
  system:     [no,    no,   no,       no,       no,       no,       no,       no,       no,  any],
}

export const permissionOf = (access: Access, role: Role): Permission => permissions[access][roles.indexOf(role)] ?? null

export type PlanProperty = (typeof planPropertyTypes)[number]
/** Null is unlimited. */
export type Limit = number | null

const none = 0
const unlimited = null
const { cases, gallery } = limits
const LINKS = 4
const LATEST_CASE = 1
const MONTH_DAYS = 30
const GIFT_DAYS = 90

/** What each plan allows (S6-PLAN), column by column in the order of `planSlugs`. */
// oxfmt-ignore
export const allowances: Readonly<Record<PlanProperty, readonly [free: Limit, startup: Limit, business: Limit, enterprise: Limit]>> = {
  'company-cover':           [none,        1,           1,           1],
  'company-links':           [none,        LINKS,       LINKS,       LINKS],
  'company-cases':           [none,        cases.max,   cases.max,   cases.max],
  'company-gallery':         [none,        gallery.max, gallery.max, gallery.max],
  'contact-views':           [20,          unlimited,   unlimited,   unlimited],
  'publications':            [unlimited,   unlimited,   unlimited,   unlimited],
  'company-personalization': [none,        unlimited,   unlimited,   unlimited],
  'responses':               [20,          unlimited,   unlimited,   unlimited],
  'read-company-cases':      [LATEST_CASE, unlimited,   unlimited,   unlimited],
  'read-company-gallery':    [unlimited,   unlimited,   unlimited,   unlimited],
  'read-company-links':      [unlimited,   unlimited,   unlimited,   unlimited],
  'days':                    [unlimited,   MONTH_DAYS,  MONTH_DAYS,  MONTH_DAYS],
  'gift':                    [none,        GIFT_DAYS,   none,        none],
}

export const planProperties = keysOf(allowances)

export const limitOf = (plan: PlanSlug, property: PlanProperty): Limit =>
  allowances[property][planSlugs.indexOf(plan)] ?? unlimited
