import { type Actor, systemActor } from '@sild/contract/actor'
import type { OperationName } from '@sild/contract/operations'
import { type OperationSchemas, type ParsedInput, type Reply, schemas } from '@sild/contract/schemas'
import type { Calls } from '@sild/service-kit'

/** Answers of other services by operation, typed and checked by the contract. */
export type Mocks = {
  [N in OperationName]?: (input: ParsedInput<N>, actor: Actor, idempotencyKey?: string) => Reply<N> | Promise<Reply<N>>
}
type AnyMock = (input: Record<string, unknown>, actor: Actor, idempotencyKey?: string) => unknown

/** Calls that reach mocks instead of services. What is not mocked fails, and so does a mock or a call that breaks the contract. */
export function createMockCalls(mocks: Mocks): Calls {
  return {
    async call(name, input, { actor, idempotencyKey }) {
      const mock = mocks[name] as AnyMock | undefined // It is given what was parsed.
      if (!mock) throw new Error(`The test does not say what ${name} answers`)
      const { reply, ...inputSchemas }: OperationSchemas = schemas[name]
      const parsed = Object.fromEntries(
        // The input of every operation is an object.
        Object.entries(inputSchemas).map(([part, schema]) => [part, schema.parse(Reflect.get(input as object, part))]),
      )
      // Over the wire the reply would be text in between.
      return reply.parse(
        JSON.parse(JSON.stringify(await mock(parsed, actor ?? systemActor(), idempotencyKey))),
      ) as never
    },
  }
}
