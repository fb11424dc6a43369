import { serve } from '../deps.ts'
import { approvalsPage } from '../replies/approvals-page.ts'

export const listApprovalsRoute = serve('listApprovals', ({ actor, deps, locale, query }) =>
  approvalsPage(deps, actor, { ...query, locale }),
)
