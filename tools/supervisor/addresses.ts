import { type ServiceName, serviceNames } from '@sild/contract/services'

import { keepUploadsPort, readUploadsPort } from './data-dir.ts'
import { claimPort, findFreePort, findPortLike } from './ports.ts'

export interface Addresses {
  /** The portal, as the browser sees it. */
  portal: string
  uploads: string
  mail: string
  smtp: string
  databasePort: number
  services: Record<ServiceName, string>
}

export interface Wished {
  port: number
  isPortGiven: boolean
  dataDir: string
}

/** @throws Failure when the portal's port is taken */
export async function chooseAddresses(wished: Wished): Promise<Addresses> {
  const port = await claimPort(wished.port, wished.isPortGiven)
  const taken = new Set([port])
  const take = async (chosen: Promise<number>): Promise<number> => {
    taken.add(await chosen)
    return chosen
  }
  // Rows in the database hold addresses of files, so these stay where they were.
  const uploads = await take(findPortLike(readUploadsPort(wished.dataDir) ?? port + 1, taken))
  keepUploadsPort(wished.dataDir, uploads)
  const mail = await take(findPortLike(port + 2, taken))
  const smtp = await take(findFreePort(taken))
  const databasePort = await take(findFreePort(taken))
  const services: [ServiceName, string][] = []
  for (const service of serviceNames) services.push([service, `http://127.0.0.1:${await take(findFreePort(taken))}`])
  return {
    portal: `http://localhost:${port}`,
    // Another site for the browser, which lets cookies cross ports but not names: uploaded files are not trusted.
    uploads: `http://127.0.0.1:${uploads}`,
    mail: `http://localhost:${mail}`,
    smtp: `smtp://127.0.0.1:${smtp}`,
    databasePort,
    services: Object.fromEntries(services) as Record<ServiceName, string>,
  }
}
