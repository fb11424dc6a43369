import type { Compiler } from '@rspack/core'

/** The hash of no file: a style that no list names is refused. */
const refuseAll = `sha384-${'A'.repeat(64)}`

/**
 * Import maps carry the hashes of modules; styles that arrive with a chunk have no such list. The shell puts their hashes into
 * `sildIntegrity` before it admits the chunk.
 */
export class LinkIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { RuntimePlugin } = compiler.rspack
    compiler.hooks.thisCompilation.tap('LinkIntegrityPlugin', (compilation) => {
      RuntimePlugin.getCompilationHooks(compilation).createLink.tap('LinkIntegrityPlugin', (code) =>
        [
          code,
          `link.integrity = self.sildIntegrity?.[new URL(link.href).pathname] ?? "${refuseAll}";`,
          'link.crossOrigin = "anonymous";',
        ].join('\n'),
      )
    })
  }
}
