import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Failure } from '../failure.mjs'
import type { RemoteOptions } from './options.ts'

/** First words of addresses that the BFF answers itself, and languages. */
const reserved = ['a', 'api', 'registry', 'healthz', 'readyz', 'metrics', 'en', 'et', 'fr']

/** @throws Failure when the name or the address is taken */
export function refuseTaken({ name, route }: RemoteOptions, root: string): void {
  if (existsSync(join(root, name)))
    throw new Failure(`There is a ${name} already.`, 'Choose another name, or add pages to its src/routes.tsx.')
  const [, first = ''] = route.split('/')
  if (reserved.includes(first))
    throw new Failure(`/${first} does not lead to pages.`, `Begin with another word than ${reserved.join(', ')}.`)
  const owner = screensOf(root).find(({ path }) => isSameAddress(path, route))
  if (owner)
    throw new Failure(
      `${route} belongs to ${owner.app} (${owner.path}).`,
      'Choose another address; docs/screens.md lists all.',
    )
}

/** @throws Failure when there is something where a repository is to be written */
export function refuseFull(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git'))
    throw new Failure(`${folder} is not empty.`, 'Name a folder that is not there yet.')
}

/** Every address of the portal, from a list that a test compares with the routes. */
function screensOf(root: string): { app: string; path: string }[] {
  const [, ...sections] = readFileSync(join(root, 'docs/screens.md'), 'utf8').split(/^## /m)
  return sections.flatMap((section) => {
    const [app = ''] = section.split('\n', 1)
    return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, path = '']) => ({ app, path }))
  })
}

/** Whether both could be the same address; a parameter is any word, an optional one also none. */
function isSameAddress(path: string, route: string): boolean {
  const pattern = path
    .split('/')
    .slice(1)
    .map((segment) => (/^:.*\?$/.test(segment) ? '(?:/[^/]+)?' : segment.startsWith(':') ? '/[^/]+' : `/${segment}`))
    .join('')
  return new RegExp(`^${pattern}$`).test(route)
}
