import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provision } from '@sild/postgres'
import {
  type ChannelName,
  diskStorage,
  openRegistry,
  type PreviewGrant,
  signGrant,
  type WritableRegistryStorage,
} from '@sild/registry'
import { deriveKey } from '@sild/service-kit/keys'
import pg from 'pg'
import { deliveryToken } from '../../../tools/supervisor/delivery-token.ts'
import { findFreePort } from '@sild/postgres'
import { openSecrets } from '../../../tools/supervisor/secrets.ts'
import { type Ended, outputOf, runIn } from '../../../tools/test/delivery/run-in.ts'
import { root } from '../../../tools/workspace.ts'
import { installation } from '../../installation.ts'
import { type Edit, publishAltered } from './altered-release.ts'
import { copyLiveReleases } from './live-releases.ts'

export interface RealPortal {
  url: string
  /** For all apps. */
  token: string
  storage: WritableRegistryStorage
  /** The id of an app's stable release. */
  stableOf: (app: string) => Promise<string>
  /** Publishes another build of an app's stable release, which no reader gets yet. @returns its id */
  alter: (app: string, version: string, edit: Edit) => Promise<string>
  /** `npx sild …` for this portal. */
  sild: (...words: string[]) => Promise<Ended>
  /** What `npx sild …` replies, as data; it must succeed. */
  sildReply: <Result>(...words: string[]) => Promise<Result>
  /** As the portal itself would. */
  signPreview: (grant: PreviewGrant) => string
  /** A preview link for releases, by app. */
  linkTo: (releases: Record<string, string>, path: string) => string
  stop: () => Promise<void>
}

/**
 * Another BFF before the services of the installation, with a registry and a database of its own: changes of its
 * releases do not affect other tests.
 */
export async function openRealPortal(channel: ChannelName): Promise<RealPortal> {
  const { databaseUrl, dataDir, services, uploadsUrl } = installation()
  const secrets = openSecrets(dataDir)
  const scratch = mkdtempSync(join(tmpdir(), 'sild-portal-'))
  const registryDir = join(scratch, 'registry')
  await copyLiveReleases(registryDir, channel)
  const database = `portal_${randomBytes(6).toString('hex')}`
  const { bff, jobs } = await provision(databaseUrl, { services: [], database, secret: secrets.SITE_SECRET })
  const url = `http://localhost:${await findFreePort()}`
  const child = fork(join(root, 'tools/processes/bff.ts'), {
    env: {
      ...process.env,
      ...secrets,
      ...Object.fromEntries(Object.entries(services).map(([name, at]) => [`${name.toUpperCase()}_URL`, at])),
      NODE_ENV: 'production',
      PUBLIC_URL: url,
      // Files are those of the installation, which serves them.
      UPLOADS_URL: uploadsUrl,
      UPLOADS_LISTEN: `127.0.0.1:${await findFreePort()}`,
      BFF_DATABASE_URL: bff,
      JOBS_DATABASE_URL: jobs,
      DATA_DIR: scratch,
      REGISTRY_DIR: registryDir,
      REGISTRY_CHANNEL: channel,
      RATE_LIMIT_SCALE: '100',
      // Browsers of tests say where they are.
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'fatal',
    },
  })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The portal does not start.'))),
  ])

  const storage = diskStorage(registryDir)
  const registry = openRegistry(storage)
  const token = deliveryToken(secrets as object as NodeJS.ProcessEnv)
  const sild = (...words: string[]): Promise<Ended> =>
    runIn(root, ['tools/cli/sild.mjs', ...words], { SILD_URL: url, SILD_TOKEN: token })
  const signPreview = (grant: PreviewGrant): string => signGrant(grant, deriveKey(secrets.SITE_SECRET, 'delivery'))
  const stableOf = async (app: string): Promise<string> => (await registry.readChannel(channel, app))?.stable ?? ''
  return {
    url,
    token,
    storage,
    stableOf,
    alter: async (app, version, edit) => publishAltered(storage, app, await stableOf(app), { edit, version }),
    sild,
    sildReply: async <Result>(...words: string[]) => JSON.parse(outputOf(await sild(...words, '--json'))) as Result, // The command line's own contract.
    signPreview,
    linkTo(releases, path) {
      const exp = Math.floor(Date.now() / 1000) + 600
      const grant = { use: 'preview', jti: randomUUID(), kid: '1', exp, env: channel, by: 'a test' } as const
      return `${url}/__mfe/preview?t=${signPreview({ ...grant, releases, path })}`
    },
    async stop() {
      await end(child)
      await dropDatabase(databaseUrl, database)
      rmSync(scratch, { recursive: true })
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

async function dropDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database ${name} with (force)`)
  await client.end()
}
