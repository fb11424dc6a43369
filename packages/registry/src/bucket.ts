import { hash } from 'node:crypto'

const hexDigits = 12
const buckets = 16 ** hexDigits

/**
 * Where a unit (a company, or a visitor's browser) stands between 0 and 100, always the same for one salt. Canaries of different
 * apps have different salts, so being in one says nothing about being in another.
 */
export const bucketOf = (salt: string, unit: string): number =>
  (Number.parseInt(hash('sha256', `${salt}:${unit}`, 'hex').slice(0, hexDigits), 16) / buckets) * 100
