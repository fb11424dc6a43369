import { type InboxView, inboxViews } from '@sild/contract/support/staff-schemas'
import { typedWords } from '../../shown/typed-words.ts'

const [FIRST, MOST] = [50, 100]

export const viewOf = (parameters: URLSearchParams): InboxView =>
  inboxViews.find((view) => view === parameters.get('view')) ?? 'waiting'
export const wordsOf = (parameters: URLSearchParams): string => typedWords(parameters)
export const tagOf = (parameters: URLSearchParams): string | undefined =>
  (parameters.get('tag') ?? '').slice(0, 30) || undefined
export const isLong = (parameters: URLSearchParams): boolean => parameters.has('more')

/** Parameters that stay in the address while tickets are opened one after the other. */
export const stateOf = (parameters: URLSearchParams) => ({
  view: viewOf(parameters) === 'waiting' ? undefined : viewOf(parameters),
  query: wordsOf(parameters) || undefined,
  tag: tagOf(parameters),
  more: isLong(parameters) ? 'yes' : undefined,
})

export const inboxInput = (parameters: URLSearchParams) => {
  const [query, tag] = [wordsOf(parameters), tagOf(parameters)]
  return {
    query: {
      view: viewOf(parameters),
      limit: isLong(parameters) ? MOST : FIRST,
      ...(query && { query }),
      ...(tag && { tag }),
    },
  }
}
export const ticketInput = (ticketGuid: string) => ({ params: { ticketGuid } })
