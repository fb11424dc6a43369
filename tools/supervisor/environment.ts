import { join } from 'node:path'
import { connectionEnvironment, type Provisioned } from '@sild/postgres'

import { registryDir, scratchDir } from '../workspace.ts'
import type { Addresses } from './addresses.ts'
import type { Secrets } from './secrets.ts'

export interface EnvironmentParts {
  addresses: Addresses
  dataDir: string
  mode: 'production' | 'development'
  provisioned: Provisioned
  secrets: Secrets
}

/** All that the processes of an installation read. What the caller's own environment says goes first where it may. */
export function environmentOf({ addresses, dataDir, mode, provisioned, secrets }: EnvironmentParts): NodeJS.ProcessEnv {
  const services = Object.entries(addresses.services).map(([name, url]) => [`${name.toUpperCase()}_URL`, url])
  return {
    LOG_LEVEL: 'warn',
    NODE_COMPILE_CACHE: join(scratchDir, 'compile-cache'),
    ...process.env,
    ...secrets,
    ...connectionEnvironment(provisioned),
    ...Object.fromEntries(services),
    NODE_ENV: mode,
    PUBLIC_URL: addresses.portal,
    UPLOADS_URL: addresses.uploads,
    MAIL_URL: addresses.mail,
    SMTP_URL: process.env.SMTP_URL ?? addresses.smtp,
    MAIL_CATCHER_SMTP_URL: addresses.smtp,
    DATA_DIR: dataDir,
    REGISTRY_DIR: registryDir,
    REGISTRY_CHANNEL: mode === 'production' ? 'production' : 'dev',
  }
}
