import type { ErrorCode } from './errors.ts'
import { mergeNamed, type Named } from './merge.ts'
import type { Endpoint } from './operation.ts'

/** Every operation by its name. For servers and tests; the browser imports single operations. */
export const operations = mergeNamed('operations')
export type Operations = Named<'operations'>
export type OperationName = keyof Operations
export type AnyOperation = Operations[OperationName]

type UndeclaredError<O> = O extends { readonly errors: readonly (infer Code)[] } ? Exclude<Code, ErrorCode> : never
/** Compiles while every error that an operation lists is declared in an `errors.ts`; otherwise the compiler names the code. */
const undeclaredErrors: [UndeclaredError<AnyOperation>] extends [never] ? 'none' : UndeclaredError<AnyOperation> =
  'none'
void undeclaredErrors

type NamesOf<M extends Endpoint['method']> = {
  [N in OperationName as Operations[N]['method'] extends M ? Operations[N]['path'] : never]: N
}
type Names = { [M in Endpoint['method']]: NamesOf<M> }
/** The name of what was imported from a domain's `operations.ts`. */
export type NameOf<E extends Endpoint> = E extends Endpoint
  ? E['path'] extends keyof Names[E['method']]
    ? Names[E['method']][E['path']] & OperationName
    : never
  : never

const keyOf = ({ method, path }: Endpoint): string => `${method} ${path}`
const byKey = new Map(Object.values<AnyOperation>(operations).map((operation) => [keyOf(operation), operation]))
/** This process's own declaration of an operation: pages pass the object of their own release. */
export const findOperation = (endpoint: Endpoint): AnyOperation | undefined => byKey.get(keyOf(endpoint))
