import { pageQuery } from '@sild/contract/paging'
import { withQuery } from '@sild/paths'
import { typedWords } from './typed-words.ts'

/** A list with a search and states. Its address omits the first state, which is the default. */
export function searchedList<State extends string>(states: readonly [State, ...State[]], size: number) {
  const stateOf = (parameters: URLSearchParams): State =>
    states.find((state) => state === parameters.get('state')) ?? states[0]
  return {
    size,
    /** The state and the words in the address. */
    filtersOf: (parameters: URLSearchParams) => ({ state: stateOf(parameters), query: typedWords(parameters) }),
    inputOf(parameters: URLSearchParams) {
      const query = typedWords(parameters)
      return { query: { state: stateOf(parameters), ...pageQuery(parameters, size), ...(query && { query }) } }
    },
    hrefOf: (path: string, { state, ...own }: { state: State; query?: string | undefined; page?: number }): string =>
      withQuery(path, { state: state === states[0] ? undefined : state, ...own }),
  }
}
