import type { Compiler } from '@rspack/core'

/**
 * The document carries the hashes of the scripts for hydration, and the list of a release those of all others. The
 * browser would refuse a chunk that is requested before that list is loaded, so the loader of chunks asks the shell
 * first. Browsers may cache a failed module for the life of the page, so a retry uses another address.
 */
export class ChunkAdmissionPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.rspack
    const { ensureChunk, getChunkScriptFilename, publicPath } = RuntimeGlobals
    const app = JSON.stringify(compiler.options.output.uniqueName)

    class ChunkAdmissionRuntime extends RuntimeModule {
      constructor() {
        // After the loader that it replaces.
        super('chunk admission', RuntimeModule.STAGE_ATTACH)
      }
      override generate(): string {
        return [
          `var load = ${ensureChunk}, fileOf = ${getChunkScriptFilename};`,
          // Of the page: a remote that is loaded again has a runtime that knows of no failure.
          `var failures = (self.sildFailures ??= {});`,
          `${getChunkScriptFilename} = (id) => {`,
          `  var file = fileOf(id), failed = failures[${publicPath} + file];`,
          '  return failed ? `${file}?attempt=${failed + 1}` : file;',
          '};',
          `${ensureChunk} = async (id) => {`,
          // A shell of an earlier release admits nothing.
          `  await self.sildAdmit?.(${app}, ${publicPath} + ${getChunkScriptFilename}(id));`,
          '  try {',
          '    return await load(id);',
          '  } catch (error) {',
          `    var path = ${publicPath} + fileOf(id);`,
          '    failures[path] = (failures[path] ?? 0) + 1;',
          '    throw error;',
          '  }',
          '};',
        ].join('\n')
      }
    }
    compiler.hooks.thisCompilation.tap('ChunkAdmissionPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(ensureChunk).tap('ChunkAdmissionPlugin', (chunk, requirements) => {
        requirements.add(publicPath).add(getChunkScriptFilename)
        compilation.addRuntimeModule(chunk, new ChunkAdmissionRuntime())
      })
    })
  }
}
