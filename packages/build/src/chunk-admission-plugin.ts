import type { Compiler } from '@rspack/core'

/**
 * The document carries the hashes of what it needs to come alive, the list of a release those of all the rest. A chunk that is asked
 * for before that list has come would be refused by the browser, so the loader of chunks asks the shell first.
 * Browsers may remember a failed module for as long as the page lives, so that a chunk is asked for again under another address.
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
