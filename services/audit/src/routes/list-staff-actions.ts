import { findSubject } from '../actions/find-subject.ts'
import { serve } from '../deps.ts'
import { actionsPage } from '../replies/actions-page.ts'

export const listStaffActionsRoute = serve(
  'listStaffActions',
  async ({ deps, query: { before, limit, ...filterInput } }) => {
    const filter = await findSubject(deps, filterInput)
    return filter ? actionsPage(deps, filter, { before, limit }) : { list: [], hasMore: false }
  },
)
