import { channelNames, type ChannelName, httpStorage, openRegistry, type RegistryStorage } from '@sild/registry'

import { Failure } from '../failure.mjs'

export interface PortalThere {
  storage: RegistryStorage
  /** The channel of its documents. */
  channel: ChannelName
  /** Origin of its images and files. */
  fileOrigins: string[]
}

/** The status of a running portal. @throws Failure when there is none */
export async function findPortal(url: string): Promise<PortalThere> {
  const home = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => null)
  if (!home?.ok)
    throw new Failure(`${url} ${home ? `answers ${home.status}` : 'does not answer'}.`, 'Is the portal running there?')
  const html = await home.text()
  const storage = httpStorage(`${url}/registry/`)
  const channel = await channelOf(storage, html)
  if (!channel)
    throw new Failure(
      `${url} shows nothing of its registry.`,
      `Look whether ${url}/registry/channels/production/index.json is there.`,
    )
  return { storage, channel, fileOrigins: originsIn(home.headers.get('content-security-policy') ?? '') }
}

async function channelOf(storage: RegistryStorage, html: string): Promise<ChannelName | undefined> {
  const registry = openRegistry(storage)
  for (const name of channelNames) {
    const shell = await registry.readChannel(name, 'shell')
    if ([shell?.stable, shell?.canary?.release].some((id) => id && html.includes(`/a/shell/${id}/`))) return name
  }
  return undefined
}

const originsIn = (policy: string): string[] =>
  (/media-src ([^;]*)/.exec(policy)?.[1] ?? '')
    .split(' ')
    .filter((source) => URL.canParse(source) && source !== 'data:')
