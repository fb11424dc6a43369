import { createHash } from 'node:crypto'
import type { Actor } from '@sild/contract/actor'
import { type OperationSchemas, type ParsedInput, schemas } from '@sild/contract/schemas'
import { AppError, type SignedInActor, type Transaction, uniqueViolation } from '@sild/service-kit'
import { parseInput } from '@sild/service-kit/input'
import { namedIn } from '@sild/service-kit/staff-action'
import { Approval } from '../models/approval.ts'
import { mayCall } from '../rules/may-approve.ts'

/**
 * Stores a request for approval after validating it with the operation's schemas.
 * @throws forbidden, invalid, approval-exists
 */
export async function requestApproval(
  trx: Transaction,
  actor: SignedInActor,
  { input, operation }: ParsedInput<'requestApproval'>['body'],
): Promise<Approval> {
  if (!mayCall(actor, operation)) throw new AppError('forbidden')
  const { body, params = {} } = input
  const operationSchemas: OperationSchemas = schemas[operation]
  // Path parameters are strings in a URL.
  const asText = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
  parseInput(operationSchemas, { params: asText, query: {}, body: body ?? (operationSchemas.body && {}) })
  const { approvedByGuid: _own, ...requester }: Actor = { ...actor, sessionGuid: null }
  const content = JSON.stringify([operation, inOrder(params), inOrder(body ?? {})])
  try {
    return await Approval.query(trx)
      .insert({
        operation,
        about: namedIn({ params: asText, body }),
        input,
        fingerprint: createHash('sha256').update(content).digest(),
        requestedByGuid: actor.userGuid,
        requester,
      })
      .returning('*')
  } catch (error) {
    throw uniqueViolation(error, 'approvals_open_once') ? new AppError('approval-exists') : error
  }
}

const inOrder = (values: Readonly<Record<string, unknown>>): [string, unknown][] =>
  Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))
