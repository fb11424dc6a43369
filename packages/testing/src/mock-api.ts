import { type ApiClient, ApiError, type CallOptions } from '@sild/api-client'
import type { ErrorCode } from '@sild/contract/errors'
import type { Endpoint } from '@sild/contract/operation'
import { findOperation, type OperationName } from '@sild/contract/operations'
import { type OperationSchemas, type ParsedInput, type Reply, schemas } from '@sild/contract/schemas'

/** Answers to the calls of a page by operation, typed and checked by the contract. A mock that throws `refusal(…)` refuses. */
export type ApiMocks = { [N in OperationName]?: (input: ParsedInput<N>) => Reply<N> | Promise<Reply<N>> }
type AnyMock = (input: Record<string, unknown>) => unknown

export interface MockApi extends ApiClient {
  /** What was called so far, in order, as the server would have understood it. */
  callsOf<N extends OperationName>(operation: N): readonly (ParsedInput<N> & { idempotencyKey: string | undefined })[]
  /** Calls that the test has no answer for. */
  readonly unanswered: readonly string[]
}

/** An answer with an error, as the api client throws it. */
export const refusal = (code: ErrorCode, details: ConstructorParameters<typeof ApiError>[1]): ApiError =>
  new ApiError(code, { message: code, requestId: 'request-0001', ...details })

/** No answer at all. */
export const noConnection = (): ApiError => new ApiError('unavailable', { status: 0, isOffline: true })

export function createMockApi(mocks: ApiMocks): MockApi {
  const calls: { name: string; input: object }[] = []
  const unanswered: string[] = []
  return {
    unanswered,
    // They were parsed by the schemas of that operation.
    callsOf: (operation) => calls.filter(({ name }) => name === operation).map(({ input }) => input) as never,
    async call(endpoint: Endpoint, { signal, idempotencyKey, ...input }: CallOptions) {
      const { name } = findOperation(endpoint)!
      const { reply, ...inputSchemas }: OperationSchemas = schemas[name]
      const parsed = Object.fromEntries(
        Object.entries(inputSchemas).map(([part, schema]) => [part, schema.parse(Reflect.get(input, part))]),
      )
      calls.push({ name, input: { ...parsed, idempotencyKey } })
      const mock = mocks[name] as AnyMock | undefined // It is given what was parsed.
      if (!mock) {
        unanswered.push(name)
        throw new Error(`The test does not say what ${name} answers`)
      }
      const answer = await mock(parsed)
      if (signal?.aborted) throw signal.reason
      // Over the wire the reply would be text in between.
      return reply.parse(JSON.parse(JSON.stringify(answer))) as never
    },
  }
}
