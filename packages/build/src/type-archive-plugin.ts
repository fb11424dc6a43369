import { type Compiler, rspack } from '@rspack/core'
import { archiveTypes, typeFiles } from './type-archive.ts'

/** Adds the types of what an app exposes to its files. What cannot be described is said, and no failure of the build. */
export class TypeArchivePlugin {
  private readonly exposes: Readonly<Record<string, string>>

  constructor(exposes: Readonly<Record<string, string>>) {
    this.exposes = exposes
  }
  apply(compiler: Compiler): void {
    const name = 'TypeArchivePlugin'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name, stage: rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          try {
            for (const [path, bytes] of await archiveTypes(compiler.context, this.exposes))
              compilation.emitAsset(path, new rspack.sources.RawSource(Buffer.from(bytes)))
          } catch (error) {
            // Only errors are thrown.
            compilation.warnings.push(new rspack.WebpackError(`It is built without types: ${(error as Error).message}`))
          }
        },
      )
    })
  }
}

/** What a manifest says of the types, where there are some. */
export const typesIn = (files: Readonly<Record<string, unknown>>) =>
  typeFiles.zip in files ? { path: '', name: '', ...typeFiles } : undefined
