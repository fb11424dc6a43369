import { accessRefusal } from '@sild/contract/access'
import type { Actor } from '@sild/contract/actor'
import { type ApprovableOperation, approvableOperations } from '@sild/contract/audit/approval-schemas'
import { operations } from '@sild/contract/operations'

/** Whether a staff member may call the operation, and so request and approve it. */
export const mayCall = (actor: Actor, operation: ApprovableOperation): boolean =>
  accessRefusal(operations[operation].access, actor) === null

export const callableBy = (actor: Actor): ApprovableOperation[] =>
  approvableOperations.filter((operation) => mayCall(actor, operation))
