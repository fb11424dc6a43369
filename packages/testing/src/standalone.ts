import type { ApiMocks } from './mock-api.ts'

/** What a remote runs on where there is nothing but the shell and it: its `src/mocks.ts`. */
export interface StandaloneMocks {
  /** An operation without an answer fails the page that calls it. */
  readonly api: ApiMocks
  /** An address of a page for each route with parameters, by the id of the route. */
  readonly addresses?: Readonly<Record<string, string>>
}
