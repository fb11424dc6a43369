import type { Compiler } from '@rspack/core'

/**
 * Import maps carry the hashes of modules; styles that arrive with a chunk have no such list. The shell keeps their hashes in
 * `sildIntegrity` before it asks for the chunk, and a link without its hash is refused by the browser's integrity policy.
 */
export class LinkIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { RuntimePlugin } = compiler.rspack
    compiler.hooks.thisCompilation.tap('LinkIntegrityPlugin', (compilation) => {
      RuntimePlugin.getCompilationHooks(compilation).createLink.tap('LinkIntegrityPlugin', (code) =>
        [code, 'link.integrity = self.sildIntegrity?.[new URL(link.href).pathname] ?? "";', 'link.crossOrigin = "anonymous";'].join('\n'),
      )
    })
  }
}
