import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { Failure } from '../failure.mjs'

export interface Secrets {
  SITE_SECRET: string
  SITE_PEPPER: string
}

/** From the environment, or from the data directory: the database's password hashes need its pepper. */
export function openSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  if (!existsSync(file)) {
    const fresh = { SITE_SECRET: randomBytes(32).toString('hex'), SITE_PEPPER: randomBytes(32).toString('hex') }
    writeFileSync(file, JSON.stringify(fresh, null, 2), { mode: 0o600 })
  }
  const stored = read(file)
  return {
    SITE_SECRET: process.env.SITE_SECRET ?? stored.SITE_SECRET,
    SITE_PEPPER: process.env.SITE_PEPPER ?? stored.SITE_PEPPER,
  }
}

function read(file: string): Secrets {
  try {
    // Both are checked below.
    const { SITE_PEPPER, SITE_SECRET } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>
    if (SITE_PEPPER && SITE_SECRET) return { SITE_PEPPER, SITE_SECRET }
  } catch {
    // The failure below reports it.
  }
  throw new Failure(`${file} is damaged.`, 'Restore it from a copy, or throw the data away with --fresh.')
}
