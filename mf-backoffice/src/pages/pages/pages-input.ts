import { type PageState, pageStates } from '@sild/contract/content/page-states'
import { pageQuery } from '@sild/contract/paging'
import { typedWords } from '../../shown/typed-words.ts'

export const pageSize = 20

export const stateOf = (parameters: URLSearchParams): PageState | undefined =>
  pageStates.find((state) => state === parameters.get('state'))
export const sectionOf = (parameters: URLSearchParams): string | undefined =>
  /^[a-z0-9-]{1,120}$/.exec(parameters.get('section') ?? '')?.[0]
export const wordsOf = (parameters: URLSearchParams): string => typedWords(parameters, 100)

export const pagesInput = (parameters: URLSearchParams) => {
  const [state, section, query] = [stateOf(parameters), sectionOf(parameters), wordsOf(parameters)]
  return {
    query: {
      ...pageQuery(parameters, pageSize),
      ...(state && { state }),
      ...(section && { section }),
      ...(query && { query }),
    },
  }
}
