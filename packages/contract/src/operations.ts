import { merge, type Merged } from './merge.ts'

/** Every operation by its name. For servers and tests; the browser imports single operations. */
export const operations = merge('operations')
export type Operations = Merged<'operations'>
export type OperationName = keyof Operations
export type AnyOperation = Operations[OperationName]
