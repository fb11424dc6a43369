import { hash } from 'node:crypto'
import type { Canary } from './channel.ts'

const hexDigits = 12
const buckets = 2 ** 48

/**
 * Where a unit (a company, or a visitor's browser) stands between 0 and 100, always the same for one salt. Canaries of different
 * apps have different salts, so being in one says nothing about being in another.
 */
export const bucketOf = (salt: string, unit: string): number =>
  (Number.parseInt(hash('sha256', `${salt}:${unit}`, 'hex').slice(0, hexDigits), 16) / buckets) * 100

export const isInCanary = ({ salt, percent }: Pick<Canary, 'salt' | 'percent'>, unit: string): boolean =>
  bucketOf(salt, unit) < percent
