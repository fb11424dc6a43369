import type * as z from 'zod/mini'
import { merge, type Merged } from './merge.ts'
import type { OperationName } from './operations.ts'

export interface OperationSchemas {
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly reply: z.ZodMiniType
}

/** Input and reply of every operation, by its name. A name without schemas does not compile. */
export const schemas = merge('schemas') satisfies Record<OperationName, OperationSchemas>
export type Schemas = Merged<'schemas'>

type Part<N extends OperationName, P extends 'params' | 'query' | 'body'> =
  Schemas[N] extends Record<P, infer S extends z.ZodMiniType> ? S : never
type WhenPresent<P extends string, T> = [T] extends [never]
  ? unknown
  : object extends T
    ? { readonly [K in P]?: T }
    : { readonly [K in P]: T }

/** What a caller gives an operation: `params`, `query` and `body`, each only where the operation has it. */
export type Input<N extends OperationName> = WhenPresent<'params', z.input<Part<N, 'params'>>> &
  WhenPresent<'query', z.input<Part<N, 'query'>>> &
  WhenPresent<'body', z.input<Part<N, 'body'>>>
/** What a caller gave after validation, defaults filled in, as a handler receives it. */
export type ParsedInput<N extends OperationName> = {
  readonly params: [Part<N, 'params'>] extends [never] ? undefined : z.output<Part<N, 'params'>>
  readonly query: [Part<N, 'query'>] extends [never] ? undefined : z.output<Part<N, 'query'>>
  readonly body: [Part<N, 'body'>] extends [never] ? undefined : z.output<Part<N, 'body'>>
}
export type Reply<N extends OperationName> = z.output<Schemas[N]['reply']>
