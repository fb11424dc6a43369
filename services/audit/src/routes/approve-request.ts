import { approveRequest } from '../actions/approve-request.ts'
import { serve } from '../deps.ts'
import { failureText } from '../replies/approvals-page.ts'

export const approveRequestRoute = serve(
  'approveRequest',
  async ({ actor, deps, locale, params: { approvalGuid } }) => {
    const { failure, ...done } = await approveRequest(deps, actor, approvalGuid)
    return { ...done, failure: failure && failureText(locale, failure) }
  },
)
