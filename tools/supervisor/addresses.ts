import { type ServiceName, serviceNames } from '@sild/contract/services'
import { isLoopback, parseListen } from '@sild/service-kit/listen-address'

import { Failure } from '../failure.mjs'
import { keepUploadsPort, readUploadsPort } from './data-dir.ts'
import { findFreePort } from '@sild/postgres'
import { claimPort, findPortLike } from './ports.ts'

export interface Addresses {
  /** The portal, as the browser sees it. */
  portal: string
  uploads: string
  /** `host:port` where the BFF listens; differs from the public address behind a proxy. */
  listen: Record<'portal' | 'uploads' | 'workers' | 'inbound', string>
  mail: string
  /** The test bank, which a browser is led to. */
  bank: string
  smtp: string
  services: Record<ServiceName, string>
}

export interface AddressOptions {
  port: number
  isPortGiven: boolean
  command?: string
  dataDir: string
}

/**
 * The configured addresses, and free ports for the others.
 * @throws Failure when the portal's port is taken, or a configured address is invalid
 */
export async function chooseAddresses(options: AddressOptions): Promise<Addresses> {
  const taken = new Set<number>()
  const take = async (chosen: Promise<number>): Promise<number> => {
    taken.add(await chosen)
    return chosen
  }
  const portal =
    given('BFF_LISTEN') ?? `localhost:${await claimPort(options.port, options.isPortGiven, options.command)}`
  const { port } = parseListen(portal)
  taken.add(port)
  // Moderation cases store addresses of files, so the port of uploads stays the same.
  const uploadsPort = findPortLike(readUploadsPort(options.dataDir) ?? port + 1, taken)
  // Another site for the browser, which lets cookies cross ports but not names: uploaded files are not trusted.
  const uploads = given('UPLOADS_LISTEN') ?? `127.0.0.1:${await take(uploadsPort)}`
  keepUploadsPort(options.dataDir, parseListen(uploads).port)
  const free = async (): Promise<string> => `127.0.0.1:${await take(findFreePort(taken))}`
  const mail = await take(findPortLike(port + 2, taken))
  const bank = await take(findPortLike(port + 3, taken))
  const smtp = `smtp://${await free()}`
  const services: [ServiceName, string][] = []
  for (const service of serviceNames)
    services.push([service, given(`${service.toUpperCase()}_URL`) ?? `http://${await free()}`])
  const workers = given('WORKERS_LISTEN') ?? (await free())
  const inbound = given('INBOUND_LISTEN') ?? (await free())
  return {
    ...publicAddresses(given('PUBLIC_URL'), given('UPLOADS_URL'), { portal, uploads }),
    listen: { portal, uploads, workers, inbound },
    mail: `http://localhost:${mail}`,
    bank: `http://localhost:${bank}`,
    smtp,
    services: Object.fromEntries(services) as Record<ServiceName, string>, // One of each.
  }
}

function publicAddresses(
  portal: string | undefined,
  uploads: string | undefined,
  here: Pick<Addresses, 'portal' | 'uploads'>,
): Pick<Addresses, 'portal' | 'uploads'> {
  if (portal && !uploads && !isLoopback(new URL(portal)))
    throw new Failure('PUBLIC_URL is set and UPLOADS_URL is missing.', 'Name the origin of uploaded files as well.')
  return {
    portal: portal ? new URL(portal).origin : `http://${here.portal}`,
    uploads: uploads ?? `http://${here.uploads}`,
  }
}

function given(name: string): string | undefined {
  const value = process.env[name]
  if (value === undefined) return undefined
  const isAddress = name.endsWith('_LISTEN') ? /^.+:\d{1,5}$/.test(value) : URL.canParse(value)
  if (isAddress) return value
  const example = name.endsWith('_LISTEN') ? '127.0.0.1:3000' : 'https://sild.example'
  throw new Failure(`${name} is not an address: ${value}`, `Write it like ${example}, or leave it out.`)
}
