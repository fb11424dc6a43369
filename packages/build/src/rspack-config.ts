import { join } from 'node:path'
import { defineConfig } from '@rspack/cli'
import type { AppBuild } from './bundler-options.ts'
import { clientOptions, compiledId, serverOptions } from './bundler-options.ts'
import type { AppDefinition } from './define.ts'

/**
 * `rspack build` and `rspack dev` in the folder of an app, with the options that its releases are built with. The first writes to
 * `dist/` what a release is made of; the second serves the container with its manifest to whatever loads it from there.
 */
export const rspackConfig = (definition: AppDefinition, folder: string): ReturnType<typeof defineConfig> =>
  defineConfig((env, { mode }) => {
    const isServed = Boolean(env['RSPACK_SERVE'])
    const build: AppBuild = {
      app: { ...definition, folder },
      id: compiledId,
      mode: mode === 'development' || isServed ? 'development' : 'production',
      outputFolder: join(folder, 'dist'),
      ...(isServed && { isHot: true }),
    }
    const options = isServed ? [clientOptions(build)] : [clientOptions(build), serverOptions(build)]
    // The cache is the portal's builds', and takes one process at a time.
    const own = options.map((each) => ({ ...each, cache: false as const }))
    if (!isServed) return own
    return own.map((each) => ({
      ...each,
      output: { ...each.output, publicPath: 'auto' },
      devServer: { hot: true, headers: { 'access-control-allow-origin': '*' } },
    }))
  })
