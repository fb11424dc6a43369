import type { lookup } from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { isPublicAddress } from './public-addresses.ts'
import { createPublicDispatcher } from './public-dispatcher.ts'

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
])('%s is not of the public internet', (address) => expect(isPublicAddress(address)).toBe(false))

it.each(['1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:400f::5e'])('%s is', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

it('opens no connection to a name with a private address, also when it was public before', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const asked: string[] = []
  const resolve = ((name: string, _options: unknown, done: (error: null, found: object[]) => void) => {
    asked.push(name)
    done(null, [{ address: '127.0.0.1', family: 4 }])
  }) as typeof lookup
  const dispatcher = createPublicDispatcher(resolve)
  const request = { origin: `https://push.example.com:${port}`, path: '/', method: 'POST' } as const
  for (const _attempt of [1, 2])
    await expect(dispatcher.request(request)).rejects.toMatchObject({ name: 'PrivateAddressError' })
  expect(asked).toEqual(['push.example.com', 'push.example.com'])
  expect(connections).toBe(0)
  server.close()
  await dispatcher.close()
})
