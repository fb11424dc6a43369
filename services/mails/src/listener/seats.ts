import type { Socket } from 'node:net'
import { addressKey } from '@sild/service-kit/address'

interface Seat {
  readonly socket: Socket
  readonly address: string
  /** Whether it has named one of our addresses and is still sending. Only busy connections keep their seat. */
  isBusy: boolean
  idle: NodeJS.Timeout
}
export interface SeatLimits {
  readonly most: number
  readonly maxPerAddress: number
  /** Higher than for other addresses: a relay on this machine passes on the mails of all senders. */
  readonly maxPerLoopback: number
  /** How long a connection may stay without naming an address of ours. */
  readonly idleMs: number
  readonly lifeMs: number
}
/** The fields that SMTP sessions have. */
type Client = Pick<Socket, 'remoteAddress' | 'remotePort'>

export interface Seats {
  /** Seats a new connection. If all are taken, the oldest idle connection is closed, or the new one refused. */
  admit(socket: Socket): void
  setBusy(client: Client, isBusy: boolean): void
}

const keyOf = ({ remoteAddress, remotePort }: Client): string => `${addressKey(remoteAddress)} ${remotePort}`
const isLoopback = (address: string): boolean => /^127\.|^0:0:0:0::/.test(address)
const refusal = '421 4.7.0 Too many connections, try again later\r\n'

/** Limits the connections per address, so that idle connections cannot shut out other senders. */
export function createSeats({ idleMs, lifeMs, most, maxPerAddress, maxPerLoopback }: SeatLimits): Seats {
  // The oldest first.
  const seats = new Map<string, Seat>()
  const watch = (socket: Socket): NodeJS.Timeout => setTimeout(() => socket.destroy(), idleMs).unref()

  function makeRoom(address: string): boolean {
    const ofAddress = [...seats.values()].filter((seat) => seat.address === address)
    const isShareTaken = ofAddress.length >= (isLoopback(address) ? maxPerLoopback : maxPerAddress)
    if (!isShareTaken && seats.size < most) return true
    const oldestIdle = (isShareTaken ? ofAddress : [...seats.values()]).find(({ isBusy }) => !isBusy)
    if (!oldestIdle) return false
    oldestIdle.socket.destroy()
    seats.delete(keyOf(oldestIdle.socket))
    return true
  }

  return {
    admit(socket) {
      const address = addressKey(socket.remoteAddress)
      if (!makeRoom(address)) return void socket.end(refusal)
      // A closed socket no longer knows its address.
      const key = keyOf(socket)
      const seat: Seat = { socket, address, isBusy: false, idle: watch(socket) }
      const life = setTimeout(() => socket.destroy(), lifeMs).unref()
      seats.set(key, seat)
      socket.once('close', () => {
        clearTimeout(life)
        clearTimeout(seat.idle)
        if (seats.get(key) === seat) seats.delete(key)
      })
    },
    setBusy(client, isBusy) {
      const seat = seats.get(keyOf(client))
      if (!seat) return
      seat.isBusy = isBusy
      clearTimeout(seat.idle)
      if (!isBusy) seat.idle = watch(seat.socket)
    },
  }
}
