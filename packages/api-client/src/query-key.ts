import type { AnyOperation, Input } from '@sild/contract'

/** The cache key of a read: first the operation's name, so that all its answers can be made stale at once. */
export const queryKeyOf = <O extends AnyOperation>(operation: O, input?: Input<O['name']>): readonly [O['name'], Input<O['name']>?] =>
  input === undefined ? [operation.name] : [operation.name, input]
