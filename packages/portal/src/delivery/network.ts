import { createHmac } from 'node:crypto'
import { addressKey } from '@sild/service-kit/address'

/** So few that none of them is about anybody, and that leaving one out leaves enough. */
const PARTS = 16

/** The part of the network that an address is in: one address is always in the same one, and nobody can choose which. */
export type NetworkOf = (address: string) => number

export const createNetworkOf =
  (key: Buffer): NetworkOf =>
  (address) =>
    (createHmac('sha256', key)
      .update(`network ${addressKey(address)}`)
      .digest()[0] ?? 0) % PARTS
