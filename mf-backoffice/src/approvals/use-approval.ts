import type { ReplyOf } from '@sild/api-client'
import { requestApproval } from '@sild/contract/audit/approval-operations'
import type { ApprovableOperation } from '@sild/contract/audit/approval-schemas'
import { useApi } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'

/** What the operation would be called with. */
interface ApprovalInput {
  params?: object
  body?: object
}

const bodyOf = (operation: ApprovableOperation, { body, params }: ApprovalInput) => ({
  body: { operation, input: { params: params && { ...params }, body: body && { ...body } } },
})

/** Asks a colleague to approve the operation, in place of its call: for `send` of its form. */
export function useApproval(
  operation: ApprovableOperation,
): (input: ApprovalInput) => Promise<ReplyOf<typeof requestApproval>> {
  const api = useApi()
  return (input) => api.call(requestApproval, bodyOf(operation, input))
}

/** Asks a colleague to approve an operation that has no form. */
export function useApprovalRequest(
  operation: ApprovableOperation,
  options: { onSuccess: () => void; onError?: (error: Error) => void },
) {
  const { error, isPending, mutate } = useApiMutation(requestApproval, options)
  return { error, isPending, mutate: (input: ApprovalInput) => mutate(bodyOf(operation, input)) }
}
