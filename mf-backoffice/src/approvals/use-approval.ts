import type { ReplyOf } from '@sild/api-client'
import { requestApproval } from '@sild/contract/audit/approval-operations'
import type { ApprovableOperation } from '@sild/contract/audit/approval-schemas'
import { useApi } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'

/** The input of the operation. */
interface ApprovalInput {
  params?: object
  body?: object
}

const bodyOf = (operation: ApprovableOperation, { body, params }: ApprovalInput) => ({
  body: { operation, input: { params: params && { ...params }, body: body && { ...body } } },
})

/** Requests approval of an operation instead of calling it; pass it as `send` of the form. */
export function useApproval(
  operation: ApprovableOperation,
): (input: ApprovalInput) => Promise<ReplyOf<typeof requestApproval>> {
  const api = useApi()
  return (input) => api.call(requestApproval, bodyOf(operation, input))
}

/** Requests approval of an operation without a form. */
export function useApprovalRequest(
  operation: ApprovableOperation,
  options: { onSuccess: () => void; onError?: (error: Error) => void },
) {
  const { error, isPending, mutate } = useApiMutation(requestApproval, options)
  return { error, isPending, mutate: (input: ApprovalInput) => mutate(bodyOf(operation, input)) }
}
