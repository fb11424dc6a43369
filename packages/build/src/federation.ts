import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Compiler, RspackPluginInstance } from '@rspack/core'
import type { BuildMode } from './build-mode.ts'
import { sharedByRemote, sharedByShell } from './singletons.ts'
import { typesIn } from './type-archive-plugin.ts'
import { workspaceVersion } from './workspace.ts'

interface FederationInput {
  name: string
  mode: BuildMode
  /** The modules that a remote exposes; null for the shell. */
  exposed: readonly string[] | null
}

/** Containers of Module Federation 2, as small as possible (decision 31). */
export const federationPlugins = ({ name, mode, exposed }: FederationInput): RspackPluginInstance[] => [
  new ModuleFederationPlugin({
    name,
    ...(exposed
      ? {
          filename: 'remoteEntry.js',
          // Without a name the chunk would get a number, and no document could preload it.
          exposes: { './remote': { import: [...exposed], name: '__federation_expose_remote' } },
          shared: sharedByRemote(),
        }
      : { shared: sharedByShell(mode) }),
    library: { type: 'module' },
    // Modules that are on the page already are used before anything is loaded.
    shareStrategy: 'loaded-first',
    manifest: {
      // It would differ in a shell with NODE_ENV=development.
      additionalData: ({ stats, compiler, compilation }) => {
        stats.metaData.buildInfo.buildVersion = workspaceVersion(compiler.context)
        stats.metaData.types = typesIn(compilation.assets) ?? stats.metaData.types
        return stats
      },
    },
    // Its own checker takes seven seconds of a processor for a remote, and its archive has the time in it.
    dts: false,
    experiments: {
      // One copy of the runtime, the shell's.
      ...(exposed ? { externalRuntime: true } : { provideExternalRuntime: true }),
      // The server chooses releases, so the runtime reads no manifest.
      // A remote loads no remotes.
      optimization: { disableSnapshot: true, disableRemote: exposed !== null, target: 'web' },
    },
  }),
  new RuntimeAsModules(),
]

const require = createRequire(import.meta.url)
const folderOf = (name: string): string => dirname(require.resolve(`@module-federation/${name}`))
export const federationVersion = workspaceVersion(join(folderOf('runtime'), '..'))

/**
 * The bundler and the plugin resolve their runtime with `require`, which gives CommonJS and rules out tree shaking.
 * This plugin resolves the files as ES modules; a larger entry shows that one of them has been renamed.
 */
class RuntimeAsModules {
  apply(compiler: Compiler): void {
    compiler.hooks.afterPlugins.tap('RuntimeAsModules', () => {
      const bundlerRuntime = folderOf('webpack-bundler-runtime')
      const external = folderOf('inject-external-runtime-core-plugin')
      const { '@module-federation/runtime': _asCommonJs, ...alias } = { ...compiler.options.resolve.alias }
      compiler.options.resolve.alias = {
        ...alias,
        [join(bundlerRuntime, 'index.cjs')]: join(bundlerRuntime, 'bundler.js'),
        [join(external, 'index.cjs')]: join(external, 'index.js'),
      }
    })
  }
}
