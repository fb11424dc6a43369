import type { archiveReasons, ModerationRule } from '@sild/contract/enums'
import type { ArchiveReason, ModerationRule as DemoRule } from '@sild/demo/types'

/** Words of the demo market in those of the contract. */
export const archiveReasonOf: Readonly<Record<ArchiveReason, (typeof archiveReasons)[number]>> = {
  'found-here': 'FOUND_HERE',
  'found-elsewhere': 'FOUND_ELSEWHERE',
  'not-relevant': 'NOT_RELEVANT',
  other: 'OTHER',
}

export const ruleOf: Readonly<Record<DemoRule, ModerationRule>> = {
  'contacts-in-text': 'contacts-in-text',
  'payment-outside': 'contacts-in-text',
  discrimination: 'obscene-language',
  'not-a-company': 'not-a-business-offer',
  'misleading-price': 'false-information',
  'unclear-scope': 'other',
  duplicate: 'duplicate',
  'language-quality': 'other',
  'wrong-category': 'wrong-category',
  'prohibited-service': 'not-a-business-offer',
}
