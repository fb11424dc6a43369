import type { FlagRule } from '@sild/contract/content/flag-schemas'
import type { ApiMocks } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'

export const flagRuleReply = (own: Partial<FlagRule> = {}): FlagRule => ({
  key: 'marked-words',
  isOn: true,
  share: 30,
  companies: [{ guid: guidOf(1601), name: 'Kask 1 OÜ' }],
  changedAt: '2026-11-20T08:00:00Z',
  changedBy: 'admin@sild.test',
  version: 3,
  ...own,
})

export const flagsMocks = {
  listFlagRules: () => ({ list: [flagRuleReply()] }),
  changeFlag: ({ params }) => ({ key: params.flagKey, version: 4 }),
  addFlagCompany: ({ params }) => ({ key: params.flagKey, version: 4 }),
  removeFlagCompany: ({ params }) => ({ key: params.flagKey, version: 4 }),
} satisfies ApiMocks
