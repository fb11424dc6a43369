import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type ServiceName, serviceNames } from '@sild/contract/services'
import { signGrant } from '@sild/registry'
import { deriveKey } from '@sild/service-kit/keys'
import type { TestDatabase } from '@sild/testing'
import { categoriesReply } from '@sild/testing/replies'

import { createMockServices, type MockServices } from '../../../bff/test/mock-services.ts'
import { findFreePort } from '@sild/postgres'

export interface TestPortal {
  url: string
  /** Of a team, for some apps. */
  tokenFor: (apps: ['*'] | string[]) => string
  stop: () => Promise<void>
}
interface PortalInput {
  root: string
  database: TestDatabase
  registryDir: string
  dataDir: string
}

const SITE_SECRET = 'a secret that only these tests know, 32+'

/** The BFF of a checkout as a process, with its real delivery API and mocks of all services behind it. It serves `staging`. */
export async function startPortal({ dataDir, database, registryDir, root }: PortalInput): Promise<TestPortal> {
  const services = await startServices()
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const child = fork(join(root, 'tools/processes/bff.ts'), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...services.environment,
      NODE_ENV: 'production',
      PUBLIC_URL: url,
      UPLOADS_URL: `http://localhost:${await findFreePort()}`,
      BFF_DATABASE_URL: database.bffUrl,
      JOBS_DATABASE_URL: database.jobsUrl,
      DATA_DIR: dataDir,
      REGISTRY_DIR: registryDir,
      REGISTRY_CHANNEL: 'staging',
      SITE_SECRET,
      RATE_LIMIT_SCALE: '100',
      MAX_LOOP_DELAY_MS: '0',
      LOG_LEVEL: 'error',
    },
  })
  await once(child, 'message')
  return {
    url,
    tokenFor: (apps) =>
      signGrant(
        {
          use: 'team',
          jti: crypto.randomUUID(),
          kid: '1',
          exp: Math.floor(Date.now() / 1000) + 30 * 86_400,
          team: 'parcels',
          apps,
        },
        deriveKey(SITE_SECRET, 'delivery'),
      ),
    stop: () => stop(child, services.mocks),
  }
}

async function startServices(): Promise<{ mocks: MockServices; environment: Record<string, string> }> {
  const mocks = createMockServices(deriveKey(SITE_SECRET, 'actor'))
  mocks.mock({ listCategories: categoriesReply })
  const url = await mocks.app.listen({ host: '127.0.0.1', port: 0 })
  const variable = (name: ServiceName) => [`${name.toUpperCase()}_URL`, url]
  return { mocks, environment: Object.fromEntries(serviceNames.map(variable)) }
}

async function stop(child: ChildProcess, mocks: MockServices): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
  await mocks.app.close()
}
