import { hash } from 'node:crypto'

const hexDigits = 12
const buckets = 16 ** hexDigits

/**
 * The position of a unit (a company, or a visitor's browser) between 0 and 100, constant for one salt. Canaries of
 * different apps have different salts, so membership in one is independent of the others.
 */
export const bucketOf = (salt: string, unit: string): number =>
  (Number.parseInt(hash('sha256', `${salt}:${unit}`, 'hex').slice(0, hexDigits), 16) / buckets) * 100
