import { serviceNames } from '@sild/contract/services'
import { connectionEnvironment, type Provisioned } from '@sild/postgres'

export const SECRET = 'a secret that only these benches know'
/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9'

/** What processes of an installation read, for one that is measured alone; `serviceUrl` is where all services are. */
export const environmentFor = (
  provisioned: Provisioned,
  { dataDir, serviceUrl = NOWHERE }: { dataDir: string; serviceUrl?: string },
): Record<string, string> => ({
  ...connectionEnvironment(provisioned),
  ...Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_URL`, serviceUrl])),
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  PUBLIC_URL: 'http://localhost:9',
  UPLOADS_URL: NOWHERE,
  BFF_LISTEN: '127.0.0.1:0',
  UPLOADS_LISTEN: '127.0.0.1:0',
  SMTP_URL: 'smtp://127.0.0.1:9',
  DATA_DIR: dataDir,
  REGISTRY_DIR: dataDir,
  RATE_LIMIT_SCALE: '1000000',
  SITE_SECRET: SECRET,
  SITE_PEPPER: 'a pepper that only these benches know',
})
