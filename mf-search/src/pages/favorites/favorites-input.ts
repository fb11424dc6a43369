import { pageQuery } from '@sild/contract/paging'

export const pageSize = 24

/** A page of one list, the default one where the guid is null. */
export const favoritesInput = (listGuid: string | null, parameters: URLSearchParams) => ({
  body: { listGuid, ...pageQuery(parameters, pageSize) },
})
export const pagesOf = (total: number): number => Math.ceil(total / pageSize)
