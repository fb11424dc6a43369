import { createHash } from 'node:crypto'
import type { Actor } from '@sild/contract/actor'
import { type OperationSchemas, schemas } from '@sild/contract/schemas'
import { AppError, uniqueViolation } from '@sild/service-kit'
import { parseInput } from '@sild/service-kit/input'
import { namedIn } from '@sild/service-kit/staff-action'
import { serve } from '../deps.ts'
import { Approval } from '../models/approval.ts'
import { mayCall } from '../rules/may-approve.ts'

/** Stores a request for approval after validating it with the operation's schemas. */
export const requestApprovalRoute = serve('requestApproval', ({ actor, body: { input, operation }, transaction }) =>
  transaction(async (trx) => {
    if (!mayCall(actor, operation)) throw new AppError('forbidden')
    const { body, params = {} } = input
    const operationSchemas: OperationSchemas = schemas[operation]
    // Path parameters are strings in a URL.
    const asText = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
    parseInput(operationSchemas, { params: asText, query: {}, body: body ?? (operationSchemas.body && {}) })
    const { approvedByGuid: _own, ...requester }: Actor = { ...actor, sessionGuid: null }
    const asked = JSON.stringify([operation, inOrder(params), inOrder(body ?? {})])
    try {
      const { approvalGuid, expiresAt } = await Approval.query(trx)
        .insert({
          operation,
          about: namedIn({ params: asText, body }),
          input,
          fingerprint: createHash('sha256').update(asked).digest(),
          requestedByGuid: actor.userGuid,
          requester,
        })
        .returning('*')
      return { approvalGuid, expiresAt: expiresAt.toISOString() }
    } catch (error) {
      throw uniqueViolation(error, 'approvals_open_once') ? new AppError('approval-exists') : error
    }
  }),
)

const inOrder = (values: Readonly<Record<string, unknown>>): [string, unknown][] =>
  Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))
