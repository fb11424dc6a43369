import type { ErrorCode } from '@sild/contract/errors'
import type { Operation } from '@sild/contract/operation'
import type { OperationName } from '@sild/contract/operations'

/** An operation as the code that serves all of them sees it. */
export type ApiOperation = Operation & { name: OperationName; errors?: readonly ErrorCode[] }
