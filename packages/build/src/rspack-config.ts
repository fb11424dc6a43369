import { join } from 'node:path'
import { defineConfig } from '@rspack/cli'
import type { RspackPluginInstance } from '@rspack/core'
import type { AppBuild } from './bundler-options.ts'
import { clientOptions, compiledId, serverOptions } from './bundler-options.ts'
import type { AppDefinition } from './define.ts'

/**
 * `rspack build` and `rspack dev` in the folder of an app, with the build options of its releases. The first writes the
 * files of a release to `dist/`; the second serves the container with its manifest to any host that loads it.
 * `--env rsdoctor` shows the parts of a bundle.
 */
export const rspackConfig = (definition: AppDefinition, folder: string): ReturnType<typeof defineConfig> =>
  defineConfig(async (env, { mode }) => {
    const isServed = Boolean(env['RSPACK_SERVE'])
    const build: AppBuild = {
      app: { ...definition, folder },
      id: compiledId,
      mode: mode === 'development' || isServed ? 'development' : 'production',
      outputFolder: join(folder, 'dist'),
      ...(isServed && { isHot: true }),
    }
    const client = clientOptions(build)
    if (env['rsdoctor']) client.plugins?.push(await rsdoctor())
    // The cache is the portal's builds', and takes one process at a time.
    if (!isServed)
      return [client, serverOptions(build)].map((options) => ({
        ...options,
        cache: false as const,
        // With `--output-path` both write to one folder at once, which neither may empty.
        output: { ...options.output, clean: false },
      }))
    return {
      ...client,
      cache: false as const,
      output: { ...client.output, publicPath: 'auto' },
      devServer: { hot: true, headers: { 'access-control-allow-origin': '*' } },
    }
  })

/** Rsdoctor brings sixty packages, so only developers who analyse a bundle install it. */
async function rsdoctor(): Promise<RspackPluginInstance> {
  const name = '@rsdoctor/rspack-plugin'
  try {
    // It may not be installed, so its types are not there.
    const { RsdoctorRspackPlugin } = (await import(name)) as { RsdoctorRspackPlugin: new () => RspackPluginInstance }
    return new RsdoctorRspackPlugin()
  } catch (cause) {
    throw new Error(`Install it for yourself first: npm install --no-save ${name}`, { cause })
  }
}
