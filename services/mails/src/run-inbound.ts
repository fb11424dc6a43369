import { openKit, readServiceEnvironment } from '@sild/service-kit'
import { connections } from '@sild/service-kit/connections'
import { inheritedSockets } from '@sild/service-kit/listen-address'
import { createLogger } from '@sild/service-kit/log'
import { announceReady, exitGracefully } from '@sild/service-kit/process'
import { createDeps } from './deps.ts'
import { startListener } from './listener/start-listener.ts'

/** Receives answers and bounces by SMTP in this process, until it is stopped. */
export async function runInbound(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = readServiceEnvironment('mails', environment)
  const { inbound } = config.mails
  if (!inbound)
    throw new Error('INBOUND_HOST and INBOUND_LISTEN say where answers come in; without them nothing is to be run.')
  const opened = openKit(config, { sizes: connections.inbound })
  const descriptors = inheritedSockets('inbound', environment)
  const listener = await startListener(createDeps(opened.kit), { ...inbound, descriptors })
  const stop = async () => {
    await listener.stop()
    await opened.close()
  }
  exitGracefully({ stop }, createLogger('inbound', config.logLevel))
  announceReady()
}
