import type { ErrorCode } from '@sild/contract/errors'
import type { Operation } from '@sild/contract/operation'
import type { OperationName } from '@sild/contract/operations'

/** The part of an operation that the BFF needs to serve it. */
export type ApiOperation = Operation & { name: OperationName; errors?: readonly ErrorCode[] }
