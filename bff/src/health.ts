import { BlockList } from 'node:net'
import { AppError } from '@sild/service-kit/errors'
import { answerHealth } from '@sild/service-kit/health'
import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import type { Deps } from './deps.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers "not ready" from now on, so that no new request is sent here. */
    retire(): void
  }
}

const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits)
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addAddress('::1', 'ipv6')
const isPrivate = (address = ''): boolean => privateNetworks.check(address, address.includes(':') ? 'ipv6' : 'ipv4')

const openStreams = new Gauge({ name: 'sild_event_streams', help: 'Open streams of server-sent events' })

/** The BFF is ready without the services: calls to an unavailable one answer 503. */
export function installHealth(app: FastifyInstance, { streams }: Deps): void {
  const { retire } = answerHealth(app, {
    guard({ headers, socket }) {
      // Metrics are collected directly and not through the proxy.
      if (headers['x-forwarded-for'] || !isPrivate(socket.remoteAddress)) throw new AppError('not-found')
      openStreams.set(streams.count)
    },
  })
  app.decorate('retire', retire)
}
