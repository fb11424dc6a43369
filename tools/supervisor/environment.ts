import { join } from 'node:path'
import { connectionEnvironment, type Provisioned } from '@sild/postgres'

import { registryDir, scratchDir } from '../workspace.ts'
import type { Addresses } from './addresses.ts'
import type { ServedChannel } from './options.ts'
import type { Secrets } from './secrets.ts'

export interface EnvironmentParts {
  addresses: Addresses
  dataDir: string
  mode: 'production' | 'development'
  /** Which releases are served where nobody is working on an app. */
  channel?: ServedChannel
  provisioned: Provisioned
  secrets: Secrets
}

/** All that the processes of an installation read. What the caller's own environment says goes first where it may. */
export function environmentOf(parts: EnvironmentParts): NodeJS.ProcessEnv {
  const { addresses, channel = 'production', dataDir, mode, provisioned, secrets } = parts
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
    // The staff of the demo are for whoever tries it out.
    STAFF_SECOND_FACTOR: process.env.STAFF_SECOND_FACTOR ?? 'offered',
    SMTP_URL: process.env.SMTP_URL ?? addresses.smtp,
    MAIL_CATCHER_SMTP_URL: addresses.smtp,
    DATA_DIR: dataDir,
    ...registryOf(process.env),
    REGISTRY_CHANNEL: mode === 'production' ? channel : 'dev',
  }
}

/** The registry that apps are built into, unless the caller names one that is elsewhere. */
const registryOf = ({ REGISTRY_S3_BUCKET, REGISTRY_URL }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  REGISTRY_DIR: REGISTRY_URL || REGISTRY_S3_BUCKET ? undefined : registryDir,
})
