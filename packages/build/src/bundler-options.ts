import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { RspackOptions, RuleSetRule } from '@rspack/core'
import { rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { publicPathOf, serverModuleName } from '@sild/registry'
import type { BuildMode } from './build-mode.ts'
import { ChunkAdmissionPlugin } from './chunk-admission-plugin.ts'
import type { App } from './define.ts'
import { federationPlugins } from './federation.ts'
import { LinkIntegrityPlugin } from './link-integrity-plugin.ts'
import { singletons } from './singletons.ts'
import { TypeArchivePlugin } from './type-archive-plugin.ts'
import { ownModule, workspaceRoot } from './workspace.ts'

/** In place of the release id while compiling, because what the bundler keeps between builds has addresses in it. */
export const compiledId = '0'.repeat(16)

export interface AppBuild {
  app: App
  id: string
  mode: BuildMode
  outputFolder: string
  /** In development: changed modules are replaced in the open page. */
  isHot?: true
}

const isShell = (app: App): boolean => app.name === 'shell'

/** What a remote exposes. */
const remoteModule = './src/remote.tsx'

const assetPattern = /\.(?:svg|woff2|webp|png)$/
/** Scripts in a document apart from its bundles: as a file, or inlined in the head. */
const scriptPattern = /\.script\.ts$/
const headScriptPattern = /[\\/]head\.script\.ts$/
const hotClient = ownModule('browser/hot-client')
const refreshPages = ownModule('browser/refresh-pages')
const refreshUtils = join(
  dirname(createRequire(import.meta.url).resolve('@rspack/plugin-react-refresh/react-refresh')),
  'refreshUtils.js',
)
const loader = (name: string): string => ownModule(`${name}-loader`)

function rules({ app, mode, isHot }: AppBuild, isServer: boolean): RuleSetRule[] {
  const assets = { emit: !isServer, filename: 'assets/[name].[contenthash:8][ext]' }
  const styles = {
    loader: 'builtin:lightningcss-loader',
    options: { targets: 'baseline 2024', minify: mode === 'production' },
  }
  const ownStyles = { include: join(app.folder, 'src'), loader: loader('layer'), options: { layer: 'remote' } }
  return [
    {
      test: /\.tsx?$/,
      exclude: scriptPattern,
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic', development: mode === 'development', refresh: !isServer && isHot === true },
          },
        },
      },
      type: 'javascript/auto',
    },
    {
      test: /\.module\.css$/,
      type: 'css/module',
      use: [styles],
      generator: { exportsOnly: isServer, localIdentName: `${app.name}_[local]_[hash:base64:4]` },
    },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css', use: [styles], generator: { exportsOnly: isServer } },
    { test: /\.module\.css$/, enforce: 'pre', ...ownStyles },
    { test: assetPattern, type: 'asset/resource', generator: assets },
    {
      test: scriptPattern,
      exclude: headScriptPattern,
      type: 'asset/resource',
      loader: loader('script'),
      // Without a hash: one of the two builds minifies it again.
      generator: { ...assets, filename: '[name].js' },
    },
    { test: headScriptPattern, type: 'asset/source', loader: loader('script') },
    { test: /[\\/]messages[\\/](?:[a-z-]+[\\/])?[a-z]{2}\.json$/, type: 'json', loader: loader('messages') },
  ]
}

/**
 * An `eval` devtool would need 'unsafe-eval' in the policy of the portal. Production scripts do not name their source
 * maps; a release stores the maps for error reports.
 */
const sourceMapsOf = (mode: BuildMode, isServer: boolean) => {
  if (mode === 'development') return 'cheap-module-source-map'
  return isServer ? false : 'hidden-source-map'
}

function baseOptions(build: AppBuild, isServer: boolean): RspackOptions {
  const { app, mode, outputFolder } = build
  return {
    name: `${app.name}${isServer ? ' server' : ''}`,
    mode,
    context: app.folder,
    devtool: sourceMapsOf(mode, isServer),
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      // Messages are compiled, so the parser (6 kB) would only be dead weight; the alias also unites two pinned copies of it.
      alias: {
        '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
        // Not among what the package exports.
        '@rspack/plugin-react-refresh/client/refreshUtils.js': refreshUtils,
      },
    },
    // A missing class or export is an error in a release, and only a warning in development.
    module: {
      rules: rules(build, isServer),
      parser: { javascript: { exportsPresence: mode === 'development' ? 'warn' : 'error' } },
    },
    output: {
      path: isServer ? join(outputFolder, 'ssr') : outputFolder,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      uniqueName: app.name,
      publicPath: publicPathOf(app.name, compiledId),
      clean: isServer,
    },
    cache: {
      type: 'persistent',
      version: `${mode}${isServer ? '-server' : ''}${build.isHot ? '-hot' : ''}`,
      // What another configuration has compiled is of no use to this one.
      buildDependencies: readdirSync(import.meta.dirname).map((file) => join(import.meta.dirname, file)),
      storage: { type: 'filesystem', directory: join(workspaceRoot, 'node_modules/.cache/sild', app.name) },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

export function clientOptions(build: AppBuild): RspackOptions {
  const { app, mode, isHot } = build
  const base = baseOptions(build, false)
  const withHotClient = (entry: string): string[] => (isHot ? [hotClient, entry] : [entry])
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: isShell(app) ? { shell: withHotClient('./src/client/entry.tsx') } : {},
    output: {
      ...base.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      hotUpdateChunkFilename: '[id].[fullhash].hot-update.js',
      // A module too: its default export is the list.
      hotUpdateMainFilename: '[runtime].[fullhash].hot-update-list.js',
    },
    optimization: {
      chunkIds: 'named',
      minimizer: [
        // A third pass takes another two hundred bytes from the shell.
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { compress: { passes: 3 } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
      // A request costs more than a few kilobytes that two lazy parts both hold.
      splitChunks: {
        chunks: 'async',
        minSize: 60_000,
        cacheGroups: { defaultVendors: { test: /[\\/]node_modules[\\/]/, minChunks: 2, reuseExistingChunk: true } },
      },
    },
    plugins: [
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
      ...federationPlugins({
        name: app.name,
        mode,
        exposed: isShell(app) ? null : withHotClient(remoteModule),
      }),
      ...(isShell(app) || mode === 'development' ? [] : [new TypeArchivePlugin({ './remote': remoteModule })]),
      new ChunkAdmissionPlugin(),
      // Exchanged styles are in no list of hashes.
      ...(isHot ? hotPlugins() : [new LinkIntegrityPlugin()]),
    ],
  }
}

const hotPlugins = () => [
  new rspack.HotModuleReplacementPlugin(),
  new ReactRefreshRspackPlugin({ forceEnable: true }),
  // The refresh of modules, ours around theirs.
  new rspack.NormalModuleReplacementPlugin(/refreshUtils\.js$/, (request) => {
    if (!request.contextInfo.issuer.startsWith(import.meta.dirname)) request.request = refreshPages
  }),
]

/** What the server takes from the BFF's own modules, so that there is one React for all releases in the process. */
const fromServer = /^(?:react|react-dom|react-router|jotai)(?:\/|$)/

export function serverOptions(build: AppBuild): RspackOptions {
  const { app } = build
  const base = baseOptions(build, true)
  const own = Object.fromEntries(
    singletons.flatMap(({ key, source }) => (source ? [[serverModuleName(key), join(workspaceRoot, source)]] : [])),
  )
  const shared = singletons.filter(({ source }) => source).map(({ key }) => key)
  return {
    ...base,
    target: 'node22',
    entry: isShell(app) ? { entry: './src/server/entry.tsx', ...own } : { entry: remoteModule },
    output: { ...base.output, filename: '[name].mjs', chunkFilename: '[name].mjs', library: { type: 'module' } },
    externalsType: 'module',
    externals: [fromServer, ...(isShell(app) ? [] : shared)],
    optimization: {
      minimize: false,
      chunkIds: 'named',
      // The shell's entries are the singletons of the server: a module of two of them must exist once.
      ...(isShell(app) ? { runtimeChunk: 'single', splitChunks: { chunks: 'all', minSize: 0 } } : {}),
    },
  }
}
