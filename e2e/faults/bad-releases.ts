import type { Locator, Page } from '@playwright/test'
import type { Edit } from '../federation/delivery/altered-release.ts'
import { isBroken, isReadable, isUnavailable } from './seen-faults.ts'

export interface BadRelease {
  kind: string
  edit: Edit
  /** In place of its pages, after a navigation; null where they are shown. */
  seen: ((page: Page) => Locator) | null
  /** In place of its pages in a document, where the server may have rendered them. */
  seenInDocument: ((page: Page) => Locator) | null
}

const exposed = '__federation_expose_remote.js'
const serverEntry = 'ssr/entry.mjs'
const toThrow = 'throw new Error("made to fail")'

/** Every page of a remote becomes one that throws. How bundles load a page: `….then(load.bind(load, 4711))`. */
const throwingPages = (text: string): string =>
  text.replaceAll(
    /(\.then\(([$\w]+)\.bind\(\2, ?\d+\)\))/g,
    `$1.then(page => ({ ...page, Component() { ${toThrow} } }))`,
  )

/** Releases with valid files, so that a registry accepts them, that do not work. */
export const badReleases: readonly BadRelease[] = [
  {
    kind: 'wants versions that the shell does not share, though its lock says otherwise',
    edit: (path, text) =>
      path === 'remoteEntry.js' ? text.replaceAll(/requiredVersion:"[^"]+"/g, 'requiredVersion:"^99.0.0"') : text,
    seen: isUnavailable,
    seenInDocument: (page) => isUnavailable(page).or(isReadable(page)),
  },
  {
    kind: 'throws when it is imported',
    edit: (path, text) => (path === exposed || path === serverEntry ? `${text}\n;{ ${toThrow} }` : text),
    seen: isUnavailable,
    seenInDocument: isUnavailable,
  },
  {
    kind: 'throws when it is rendered',
    edit: (path, text) => (path === exposed || path === serverEntry ? throwingPages(text) : text),
    seen: isBroken,
    seenInDocument: isBroken,
  },
  {
    kind: 'throws when it is rendered on the server',
    edit: (path, text) => (path === serverEntry ? throwingPages(text) : text),
    seen: null,
    seenInDocument: null,
  },
]
