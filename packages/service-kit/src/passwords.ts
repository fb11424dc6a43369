import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createConcurrencyLimit } from './concurrency-limit.ts'

export interface Passwords {
  /** A PHC string, to be stored. @throws unavailable when too many wait */
  hash(password: string): Promise<string>
  /**
   * False for a wrong password. Takes the same time when `stored` is null, so that the time does not reveal unknown
   * accounts.
   */
  verify(password: string, stored: string | null): Promise<boolean>
  /** True when `stored` was made with weaker parameters than today's. */
  isOutdated(stored: string): boolean
}

const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const MAX_CONCURRENT = 2
const MAX_WAITING = 20
const prefix = `$argon2id$v=19$m=${parameters.memory},t=${parameters.passes},p=${parameters.parallelism}$`
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

const derive = promisify(argon2)
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** Hashing is the most expensive work for anonymous callers, so few hashes run at once. */
export function createPasswords(pepper: string): Passwords {
  const secret = Buffer.from(pepper)
  const limited = createConcurrencyLimit(MAX_CONCURRENT, MAX_WAITING)
  const decoy = `${prefix}${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(parameters.tagLength))}`

  return {
    async hash(password) {
      const nonce = randomBytes(16)
      const tag = await limited(() =>
        derive('argon2id', { ...parameters, message: Buffer.from(password), nonce, secret }),
      )
      return `${prefix}${base64(nonce)}$${base64(tag)}`
    },
    async verify(password, stored) {
      const [, memory, passes, parallelism, nonce, tag] = phc.exec(stored ?? decoy) ?? []
      if (!nonce || !tag) throw new Error('A stored password hash is malformed')
      const expected = Buffer.from(tag, 'base64')
      const cost = {
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
        tagLength: expected.length,
      }
      const actual = await limited(() =>
        derive('argon2id', { ...cost, message: Buffer.from(password), nonce: Buffer.from(nonce, 'base64'), secret }),
      )
      return timingSafeEqual(actual, expected) && stored !== null
    },
    isOutdated: (stored) => !stored.startsWith(prefix),
  }
}
