import type { ModerationCase } from '@sild/contract/moderation/schemas'

export type CaseState = ModerationCase['state']
export type CaseEvent = 'claim' | 'release' | 'approve' | 'reject' | 'undo' | 'withdraw'

interface Step {
  readonly from: readonly CaseState[]
  readonly to: CaseState
}

/** State transitions of a case. `settle-decision.ts` makes a decision final; `move-case.ts` refuses to move it then. */
export const caseEvents: Readonly<Record<CaseEvent, Step>> = {
  claim: { from: ['waiting', 'claimed'], to: 'claimed' },
  release: { from: ['claimed'], to: 'waiting' },
  approve: { from: ['claimed'], to: 'approved' },
  reject: { from: ['claimed'], to: 'rejected' },
  undo: { from: ['approved', 'rejected'], to: 'claimed' },
  withdraw: { from: ['waiting', 'claimed', 'approved', 'rejected'], to: 'withdrawn' },
}
