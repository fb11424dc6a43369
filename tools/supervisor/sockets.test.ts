import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { findFreePort, isFreePort } from '@sild/postgres'
import { expect, it, onTestFinished } from 'vitest'

import { openSockets } from './sockets.ts'

it('has its ports from the moment they are opened, and clients that connect early wait there', async () => {
  const port = await findFreePort()
  const sockets = await openSockets({ portal: { host: '127.0.0.1', port } })
  onTestFinished(() => sockets.close())
  expect(await isFreePort(port)).toBe(false)
  await expect(openSockets({ other: { host: '127.0.0.1', port } })).rejects.toThrow(`127.0.0.1:${port} (EADDRINUSE)`)
  const early = connect(port, '127.0.0.1')
  await once(early, 'connect')
  early.destroy()
  await expect(once(createServer().listen(port, '127.0.0.1'), 'listening')).rejects.toThrow('EADDRINUSE')
})
