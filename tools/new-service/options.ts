import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { Failure } from '../failure.mjs'

/** The input for a new service. */
export interface ServiceOptions {
  /** Name of its folders, its schema and its first table: `offers`. */
  name: string
  /** The singular of its objects: `offer`. */
  thing: string
}

const usage = 'npm run new-service -- offers'

/** @throws Failure on what cannot be a service, and on a name that a domain or service has */
export function parseOptions(words: readonly string[], root: string): ServiceOptions {
  const [name, ...others] = words
  if (!name || others.length > 0) throw new Failure(name ? `${others[0]} is one word too many.` : 'Which name?', usage)
  // Must be an identifier in TypeScript and in Postgres.
  if (!/^[a-z]{3,30}s$/.test(name))
    throw new Failure(`${name} is not a name of a service.`, 'Write what it keeps, as one word in the plural: offers.')
  const taken = [`packages/contract/src/${name}`, `services/${name}`].find((folder) => existsSync(join(root, folder)))
  if (taken) throw new Failure(`There is ${taken} already.`, 'Choose another name, or add operations to it.')
  return { name, thing: name.replace(/ies$/, 'ys').slice(0, -1) }
}

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
