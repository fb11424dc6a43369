import { join } from 'node:path'
import { sinkPath, tagManagerIntegrity } from '@sild/insight-sink'
import { connectionEnvironment, type Provisioned } from '@sild/postgres'

import { registryDir, scratchDir } from '../workspace.ts'
import type { Addresses } from './addresses.ts'
import type { ServedChannel } from './options.ts'
import { hasPublicName } from './public-name.ts'
import type { Secrets } from './secrets.ts'

export interface EnvironmentParts {
  addresses: Addresses
  dataDir: string
  mode: 'production' | 'development'
  /** The served channel while no app is in development. */
  channel?: ServedChannel
  provisioned: Provisioned
  secrets: Secrets
}

/** The environment of all processes: the configured variables, and defaults for the rest. */
export function environmentOf(parts: EnvironmentParts): NodeJS.ProcessEnv {
  const { addresses, channel = 'production', dataDir, mode, provisioned, secrets } = parts
  const services = Object.entries(addresses.services).map(([name, url]) => [`${name.toUpperCase()}_URL`, url])
  return {
    LOG_LEVEL: 'warn',
    NODE_COMPILE_CACHE: join(scratchDir, 'compile-cache'),
    // On this machine alone the staff of the demo can be tried out without an authenticator app.
    STAFF_SECOND_FACTOR: hasPublicName(addresses.portal) ? 'required' : 'offered',
    SMTP_URL: addresses.smtp,
    TEST_BANK_URL: addresses.bank,
    INBOUND_HOST: 'answers.sild.test',
    ...insightDefaults(addresses, process.env),
    REGISTRY_DIR: isElsewhere(process.env) ? undefined : registryDir,
    ...process.env,
    ...secrets,
    ...connectionEnvironment(provisioned),
    ...Object.fromEntries(services),
    NODE_ENV: mode,
    PUBLIC_URL: addresses.portal,
    UPLOADS_URL: addresses.uploads,
    BFF_LISTEN: addresses.listen.portal,
    UPLOADS_LISTEN: addresses.listen.uploads,
    WORKERS_LISTEN: addresses.listen.workers,
    INBOUND_LISTEN: addresses.listen.inbound,
    MAIL_URL: addresses.mail,
    BANK_URL: addresses.bank,
    MAIL_CATCHER_SMTP_URL: addresses.smtp,
    ANSWERS_SMTP_URL: `smtp://${addresses.listen.inbound}`,
    DATA_DIR: dataDir,
    REGISTRY_CHANNEL: mode === 'production' ? channel : 'dev',
  }
}

/**
 * Reports on the use of the portal go to the sink next to the mails, unless another receiver is configured. A page over
 * https could not reach the sink.
 */
function insightDefaults({ mail, portal }: Addresses, given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (portal.startsWith('https:')) return {}
  const sink = mail + sinkPath
  const dsn = new URL(`${sink}/1`)
  dsn.username = 'sild'
  return {
    ...(given['ANALYTICS_URL'] === undefined && { ANALYTICS_URL: sink, ANALYTICS_KEY: 'sild' }),
    ...(given['TAG_MANAGER_URL'] === undefined && {
      TAG_MANAGER_URL: `${sink}/tag-manager.js`,
      TAG_MANAGER_INTEGRITY: tagManagerIntegrity,
    }),
    ERROR_REPORTING_DSN: dsn.href,
  }
}

/** Whether releases come from another registry than the local builds. */
const isElsewhere = ({ REGISTRY_S3_BUCKET, REGISTRY_URL }: NodeJS.ProcessEnv): boolean =>
  Boolean(REGISTRY_URL || REGISTRY_S3_BUCKET)
