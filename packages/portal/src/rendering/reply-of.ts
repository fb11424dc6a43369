import { type OperationName, operations } from '@sild/contract/operations'
import type { Input, Reply } from '@sild/contract/schemas'
import type { OperationApi } from './page-api.ts'

export async function replyOf<Name extends OperationName>(
  api: OperationApi,
  name: Name,
  input: Input<Name> & object,
): Promise<Reply<Name>> {
  // The service has validated the reply against the schema of the operation.
  const { result } = JSON.parse(await api.call(operations[name], input)) as { result: Reply<Name> }
  return result
}
