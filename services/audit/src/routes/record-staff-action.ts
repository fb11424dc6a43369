import { appendAction } from '../actions/append-action.ts'
import { rememberHead } from '../actions/remember-head.ts'
import { serve } from '../deps.ts'
import type { Head } from '../models/witness.ts'

export const recordStaffActionRoute = serve('recordStaffAction', async ({ body, deps, transaction }) => {
  let head: Head | null = null
  const reply = await transaction(async (trx) => {
    head = await appendAction(trx, deps, body)
    return { acknowledged: true } as const
  })
  if (head) await rememberHead(deps, head)
  return reply
})
