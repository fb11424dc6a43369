import { once } from 'node:events'
import { createServer, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { createSeats, type SeatLimits } from './seats.ts'

const cleaning: (() => void)[] = []
afterEach(() => {
  for (const clean of cleaning.splice(0)) clean()
})

/** A server that uses seats, and a function that connects to it from an address of this machine. */
async function seated(limits: Partial<SeatLimits>) {
  const seats = createSeats({ most: 4, maxPerAddress: 2, maxPerLoopback: 2, idleMs: 60_000, lifeMs: 60_000, ...limits })
  const server = createServer((socket) => seats.admit(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  cleaning.push(() => server.close())
  const open = async (localAddress = '127.0.0.1'): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {})
    cleaning.push(() => socket.destroy())
    await once(socket, 'connect')
    // The connection has a seat once the server has accepted it.
    await new Promise((resolve) => server.getConnections(resolve))
    return socket
  }
  const setBusy = (socket: Socket, isBusy = true) =>
    seats.setBusy({ remoteAddress: socket.localAddress, remotePort: socket.localPort }, isBusy)
  return { open, setBusy }
}
const closed = (socket: Socket) => once(socket.resume(), 'close')

it('closes the oldest idle connection of an address for a new one of it', async () => {
  const { open } = await seated({})
  const [first, second] = [await open(), await open()]
  const third = await open()
  await closed(first)
  expect([second.destroyed, third.destroyed]).toEqual([false, false])
})

it('closes no connection that is receiving a mail, and refuses the new one', async () => {
  const { open, setBusy } = await seated({})
  const [first, second] = [await open(), await open()]
  for (const socket of [first, second]) setBusy(socket)
  const third = await open()
  expect(await text(third)).toMatch(/^421 4\.7\.0 /)
  setBusy(first, false)
  await open()
  await closed(first)
  expect(second.destroyed).toBe(false)
})

it('keeps seats for other addresses', async () => {
  const { open, setBusy } = await seated({})
  const own = [await open('127.0.0.2'), await open('127.0.0.2')]
  for (const socket of own) setBusy(socket)
  expect(await text(await open('127.0.0.2'))).toMatch(/^421/)
  const other = await open('127.0.0.3')
  expect(other.destroyed).toBe(false)
})

it('closes the oldest idle connection of all when every seat is taken', async () => {
  const { open } = await seated({ most: 3 })
  const [first] = [await open('127.0.0.2'), await open('127.0.0.3'), await open('127.0.0.4')]
  await open('127.0.0.5')
  await closed(first)
})

it('closes a connection without an address in time, and any that lives too long', async () => {
  const idle = await seated({ idleMs: 50 })
  const [quiet, busy] = [await idle.open(), await idle.open()]
  idle.setBusy(busy)
  await closed(quiet)
  expect(busy.destroyed).toBe(false)
  const long = await seated({ lifeMs: 50 })
  const receiving = await long.open()
  long.setBusy(receiving)
  await closed(receiving)
})
