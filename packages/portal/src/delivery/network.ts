import { createHmac } from 'node:crypto'
import { addressKey } from '@sild/service-kit/address'

/** Few enough that no part is about one person, and that enough is left without one of them. */
const PARTS = 16

/** The part of the network that an address is in: always the same one for an address, and no client can choose it. */
export type NetworkOf = (address: string) => number

export const createNetworkOf =
  (key: Buffer): NetworkOf =>
  (address) =>
    (createHmac('sha256', key)
      .update(`network ${addressKey(address)}`)
      .digest()[0] ?? 0) % PARTS
