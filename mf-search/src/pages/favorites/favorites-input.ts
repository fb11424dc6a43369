const PAGE = 24

/** A page of one list, the default one where the guid is null. */
export const favoritesInput = (listGuid: string | null, page: number) => ({
  body: { listGuid, limit: PAGE, offset: (page - 1) * PAGE },
})
export const pagesOf = (total: number): number => Math.ceil(total / PAGE)

export const pageOf = (parameters: URLSearchParams): number =>
  Math.max(1, Number.parseInt(parameters.get('page') ?? '', 10) || 1)
