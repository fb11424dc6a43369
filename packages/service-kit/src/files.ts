import type { FilePlace } from '@sild/contract/files/kinds'
import { asSystem, type Calls } from './calls/calls.ts'
import { AppError } from './errors.ts'
import type { FileLinks } from './file-links.ts'
import type { SignedInActor } from './serve.ts'

/** A file that a user wants to show. */
export interface FileUse {
  /** The path of its address in the body, for the error of the field. */
  readonly field: string
  readonly url: string | null | undefined
  readonly place: FilePlace
}

/** Handling of files that a service shows. Rows store keys; input and replies contain addresses. */
export interface Files {
  /** Address of a file; that of a chat is valid for some minutes. */
  urlOf<Key extends string | null>(key: Key): Key
  /** The key of an address of ours; null for any other. */
  keyOf<Url extends string | null | undefined>(url: Url): Url | null
  /**
   * Checks that the caller may show these files, and reserves them until the transaction that shows them enqueues
   * `show-files`. Files that are shown already, by key, are skipped. It calls the files service, so call it before the
   * transaction. @throws invalid, for each file that is missing, not the caller's or of a wrong kind for its place
   */
  reserve(
    actor: Pick<SignedInActor, 'userGuid' | 'companyGuid'>,
    uses: readonly FileUse[],
    shown?: readonly (string | null)[],
  ): Promise<void>
}

export function createFiles(calls: Calls, links: FileLinks): Files {
  // Null stays null, and an address or a key is a string.
  const keyOf: Files['keyOf'] = (url) => (url == null ? url : (links.keyOf(url) as typeof url | null))
  return {
    urlOf: (key) => (key === null ? key : (links.urlOf(key) as typeof key)), // Null stays null.
    keyOf,
    async reserve({ userGuid, companyGuid }, uses, shown = []) {
      const wanted = uses.flatMap(({ field, url, place }) => (url == null ? [] : [{ field, place, key: keyOf(url) }]))
      const added = wanted.filter(({ key }) => key === null || !shown.includes(key))
      const files = added.flatMap(({ key, place }) => (key === null ? [] : [{ key, place }]))
      const body = { userGuid, companyGuid, files }
      const actor = asSystem('files are shown or hidden')
      const { refused } = files.length > 0 ? await calls.call('reserveFiles', { body }, { actor }) : { refused: [] }
      const codeOf = (key: string | null) =>
        key === null ? 'file-not-found' : refused.find((one) => one.key === key)?.code
      const fields = added.flatMap(({ field, key }) => {
        const code = codeOf(key)
        return code ? [[field, { code }] as const] : []
      })
      if (fields.length > 0) throw new AppError('invalid', { fields: Object.fromEntries(fields) })
    },
  }
}
