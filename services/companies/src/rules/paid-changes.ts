import { defaultPalette, type ParsedInput } from '@sild/contract'
import type { PlanProperty } from '@sild/contract/permissions'
import type { Company } from '../models/company.ts'

type Body = Pick<ParsedInput<'updateCompany'>['body'], 'coverUrl' | 'palette'>

/** What of an edit must be in the plan. Leaving a thing as it is, or taking it away, needs none. */
export function paidChanges(current: Pick<Company, 'coverUrl' | 'palette'>, body: Body): PlanProperty[] {
  const { coverUrl, palette = defaultPalette } = body
  return [
    ...(coverUrl && coverUrl !== current.coverUrl ? (['company-cover'] as const) : []),
    ...(palette !== defaultPalette && palette !== current.palette ? (['company-personalization'] as const) : []),
  ]
}
