import { constants } from './limits.ts'

/** The page that an address asks for. One that is not there is the nearest, and nonsense is the first, so that no address is refused. */
export function pageOf(parameters: URLSearchParams, pageSize: number): number {
  const requestedPage = Number.parseInt(parameters.get('page') ?? '', 10) || 1
  return Math.max(1, Math.min(requestedPage, Math.floor(constants.offsetMax / pageSize) + 1))
}

export const pageQuery = (parameters: URLSearchParams, pageSize: number) => ({
  limit: pageSize,
  offset: (pageOf(parameters, pageSize) - 1) * pageSize,
})
