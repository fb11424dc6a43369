import { parseSetCookie, type SetCookie } from 'cookie'
import type { LightMyRequestResponse } from 'fastify'

/** The cookies that an answer sets, by name. */
export const cookiesOf = ({ headers }: Pick<LightMyRequestResponse, 'headers'>): Record<string, SetCookie> =>
  Object.fromEntries(
    [headers['set-cookie'] ?? []].flat().map((line) => [parseSetCookie(line).name, parseSetCookie(line)]),
  )

/** What a browser sends back after an answer. */
export const sentBack = (reply: LightMyRequestResponse): string =>
  Object.values(cookiesOf(reply))
    .filter(({ maxAge }) => maxAge !== 0)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
