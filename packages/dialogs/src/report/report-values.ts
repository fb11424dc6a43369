import type { Input } from '@sild/contract'

type Body = Input<'createReport'>['body']

export interface ReportTarget extends Pick<Body, 'targetType' | 'targetGuid'> {
  /** The chosen subject, if there are several. */
  label: string
}
export interface ReportValues {
  targetGuid: string
  reason: Body['reason'] | ''
  text: string
  goodFaith: boolean
}
export const emptyReport = (targetGuid: string): ReportValues => ({
  targetGuid,
  reason: '',
  text: '',
  goodFaith: false,
})

export const reportBodyOf = (targets: readonly ReportTarget[], values: ReportValues): Body => {
  const { targetType, targetGuid } = targets.find((target) => target.targetGuid === values.targetGuid)!
  return {
    targetType,
    targetGuid,
    // No choice yet is refused by the schema, beside the choice.
    reason: values.reason || (undefined as never),
    text: values.text.trim() || null,
    goodFaith: values.goodFaith,
  }
}

/** Reads a stored draft: the words only, the rest is meant again each time. */
export const readReport =
  (empty: ReportValues) =>
  (stored: unknown): ReportValues | undefined =>
    stored !== null && typeof stored === 'object' && 'text' in stored && typeof stored.text === 'string'
      ? { ...empty, text: stored.text }
      : undefined
