import { defaultPalette, type ParsedInput } from '@sild/contract'
import type { PlanProperty } from '@sild/contract/permissions'
import type { Files } from '@sild/service-kit'
import type { Company } from '../models/company.ts'

type Body = Pick<ParsedInput<'updateCompany'>['body'], 'coverUrl' | 'palette'>

/** What of an edit must be in the plan. Leaving a thing as it is, or taking it away, needs none. */
export function paidChanges(
  current: Pick<Company, 'coverKey' | 'palette'>,
  body: Body,
  { keyOf }: Pick<Files, 'keyOf'>,
): PlanProperty[] {
  const { coverUrl, palette = defaultPalette } = body
  return [
    ...(coverUrl && keyOf(coverUrl) !== current.coverKey ? (['company-cover'] as const) : []),
    ...(palette !== defaultPalette && palette !== current.palette ? (['company-personalization'] as const) : []),
  ]
}
