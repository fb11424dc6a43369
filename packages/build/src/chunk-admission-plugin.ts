import type { Compiler } from '@rspack/core'

/**
 * The document carries the hashes of what it needs to come alive, the list of a release those of all the rest. A chunk that is asked
 * for before that list has come would be refused by the browser, so the loader of chunks asks the shell first.
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
          `var load = ${ensureChunk};`,
          `${ensureChunk} = async (id) => {`,
          // A shell of an earlier release admits nothing.
          `  await self.sildAdmit?.(${app}, ${publicPath} + ${getChunkScriptFilename}(id));`,
          '  return load(id);',
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
