/** Where a registry is kept. Paths are relative, with `/`. */
export interface RegistryStorage {
  /** null when there is no such file. */
  read: (path: string) => Promise<Buffer | null>
  /** Names in a folder; empty when there is none. */
  list: (folder: string) => Promise<string[]>
  /** Drops its own copy of a file, where it keeps any: it has proved to be another file. */
  forget?: (path: string) => Promise<void>
}

/** A file that is known by its content; a copy of it that is wrong is fetched again, once. Null where there is none, or only a wrong one. */
export async function readRight(
  storage: RegistryStorage,
  path: string,
  isRight: (bytes: Buffer) => boolean | Promise<boolean>,
): Promise<{ bytes: Buffer | null; isWrong: boolean }> {
  const read = async (): Promise<{ bytes: Buffer | null; isWrong: boolean }> => {
    const bytes = await storage.read(path)
    return bytes && !(await isRight(bytes)) ? { bytes: null, isWrong: true } : { bytes, isWrong: false }
  }
  const first = await read()
  if (!first.isWrong || !storage.forget) return first
  await storage.forget(path)
  return read()
}

/** A storage that can be written: by the build and by the delivery API. */
export interface WritableRegistryStorage extends RegistryStorage {
  /** All files of a folder appear at once, or none. False when the folder exists. */
  publish: (folder: string, files: ReadonlyMap<string, Uint8Array>) => Promise<boolean>
  /** Writes a file that is not there yet, whole or not at all. False when it is there: of several writers one succeeds. */
  create: (path: string, bytes: Uint8Array) => Promise<boolean>
  /** Replaces a file atomically by the result of `change`, which may run again. Null leaves the file as it is. */
  update: (path: string, change: (current: Buffer | null) => Uint8Array | null) => Promise<void>
  /** Removes a file, or a folder with all that is in it. */
  remove: (path: string) => Promise<void>
}
