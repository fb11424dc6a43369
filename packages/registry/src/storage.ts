/** Where a registry is kept. Paths are relative, with `/`. */
export interface RegistryStorage {
  /** null when there is no such file. */
  read: (path: string) => Promise<Buffer | null>
  /** Names in a folder; empty when there is none. */
  list: (folder: string) => Promise<string[]>
}

/** A storage that can be written: `npx sild` and the build use it, never the BFF. */
export interface WritableRegistryStorage extends RegistryStorage {
  /** All files of a folder appear at once, or none. False when the folder exists. */
  publish: (folder: string, files: ReadonlyMap<string, Uint8Array>) => Promise<boolean>
  /** Replaces a file by what `change` makes of it, nobody else writing in between. */
  update: (path: string, change: (current: Buffer | null) => Uint8Array) => Promise<void>
}
