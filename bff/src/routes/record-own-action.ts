import { isAudited } from '@sild/contract/operation'
import { asSystem } from '@sild/service-kit/calls/calls'
import type { RawInput } from '@sild/service-kit/input'
import { staffActionOf } from '@sild/service-kit/staff-action'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { ApiOperation } from '../edge/api-operation.ts'

const actor = asSystem('the audit log has every act of staff, in every service')

/**
 * Records an action of the staff in the audit log, as services do with their transactions. Without the record the
 * action is not answered. @throws unavailable
 */
export async function recordOwnAction(
  operation: ApiOperation,
  { id: requestId, locale, session, team }: FastifyRequest,
  done: { readonly input: RawInput; readonly reply: unknown },
  { calls, clock }: Pick<Deps, 'calls' | 'clock'>,
): Promise<void> {
  if (!isAudited(operation) || team) return
  const staff = session?.actorIn(locale) ?? null
  const action = staffActionOf({ ...done, operation, actor: staff, requestId, at: clock.now() })
  if (action) await calls.call('recordStaffAction', { body: action }, { actor })
}
