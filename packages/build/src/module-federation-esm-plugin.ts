import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Compiler } from '@rspack/core'

const require = createRequire(import.meta.url)
const distOf = (name: string): string => dirname(require.resolve(`@module-federation/${name}`))

/**
 * @rspack/core finds the federation runtime by `require.resolve`, so it bundles CommonJS, which nothing tree-shakes: 20 kB of
 * brotli more in every entry. Goes after the federation plugin and points its aliases at the ES modules. It knows the insides of
 * Module Federation 2.9; the budget of remoteEntry.js fails the build when that changes.
 */
export class ModuleFederationEsmPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterPlugins.tap('ModuleFederationEsmPlugin', () => {
      const {
        '@module-federation/runtime': _runtime,
        '@module-federation/runtime-tools': _tools,
        ...aliases
      } = compiler.options.resolve.alias || {}
      compiler.options.resolve.alias = {
        [join(distOf('webpack-bundler-runtime'), 'index.cjs')]: join(distOf('webpack-bundler-runtime'), 'bundler.js'),
        ...aliases,
        '@module-federation/runtime$': join(distOf('runtime'), 'index.js'),
        [join(distOf('inject-external-runtime-core-plugin'), 'index.cjs')]: join(
          distOf('inject-external-runtime-core-plugin'),
          'index.js',
        ),
      }
    })
  }
}
