import type { OperationName } from '@sild/contract/operations'
import type { Deps } from '../src/deps.ts'
import { type CallOptions, type TestBff, tokenFor } from './bff.ts'
import { type FixtureRelease, storeLive } from '@sild/portal/test/fixture-releases'
import { multipartBody, multipartType, type Part } from './multipart.ts'

export interface Reply {
  readonly statusCode: number
  readonly headers: Record<string, string | string[] | number | undefined>
  readonly body: string
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into it as they like
  json(): any
}
/** A BFF in this process or beside it. */
export interface Caller {
  call(operation: OperationName, options?: CallOptions): Promise<Reply>
}

/** A token for some apps, as the admin of an installation hands it out. */
export const teamToken = async ({ portal }: Deps, apps: readonly string[] = ['*']): Promise<string> =>
  (
    await portal.delivery.grants.issueTeam(
      { team: 'search-team', apps: apps[0] === '*' ? ['*'] : [...apps] },
      3600,
      'test',
    )
  ).token

export const adminToken = (deps: Deps): string =>
  tokenFor(deps, {
    kind: 'staff',
    isVerified: true,
    roles: ['admin'],
    userGuid: '5f0c2b9e-3a52-4a54-9b0a-1e8f4b1d7c11',
  })

/** Calls as the command line does: with a team's token, and from no page. */
export const callAsTeam = (
  bff: Caller,
  token: string,
  name: OperationName,
  options: CallOptions = {},
): Promise<Reply> =>
  bff.call(name, {
    query: {},
    params: {},
    ...options,
    headers: { authorization: `Bearer ${token}`, ...options.headers },
  })

/** Puts releases straight into the registry of a process, points its channel to them, and has it look. */
export async function makeLive({ deps }: TestBff, ...releases: readonly FixtureRelease[]): Promise<void> {
  const { config, delivery, remotes } = deps.portal
  await storeLive(delivery.storage!, config.channel, ...releases)
  await remotes.refresh()
}

/** The parts of a release in the order of the command line. */
export const partsOf = ({ files, lock, variants }: FixtureRelease): Part[] => [
  { field: 'release', content: JSON.stringify(lock) },
  ...[...files, ...variants].map(([path, content]) => ({
    field: path,
    fileName: path.split('/').at(-1),
    type: 'application/octet-stream',
    content,
  })),
]

export const publishParts = ({ app }: TestBff, token: string, name: string, parts: readonly Part[]): Promise<Reply> =>
  app.inject({
    method: 'POST',
    url: `/api/delivery/${name}/releases`,
    headers: { authorization: `Bearer ${token}`, 'content-type': multipartType },
    payload: multipartBody(parts),
  })

export const publish = (bff: TestBff, token: string, release: FixtureRelease): Promise<Reply> =>
  publishParts(bff, token, release.lock.name, partsOf(release))
