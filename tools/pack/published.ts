/** A package that teams with a repository of their own install. */
export interface Published {
  /** Folder in the workspace. */
  folder: string
  /** Folder of its sources, which `lib/` mirrors. */
  sources: string
  /**
   * Entry files that are not imported. Without it all sources except tests are published; with it only these, and the
   * files that other packages reach.
   */
  entries?: readonly string[]
  bin?: Readonly<Record<string, string>>
  /** Folders of other projects that it reads, by their place in `lib/`. */
  copies?: Readonly<Record<string, string>>
  /** Needed at run time and imported by no line. */
  needs?: readonly string[]
}

const packages = (name: string, more: Partial<Published> = {}): Published => ({
  folder: `packages/${name}`,
  sources: `packages/${name}/src`,
  ...more,
})

const shared = ['react', 'react-dom', 'jotai', '@sild/api-client', '@sild/router', '@sild/shell-api', '@sild/ui']
const runtime = ['runtime', 'webpack-bundler-runtime', 'inject-external-runtime-core-plugin'].map(
  (name) => `@module-federation/${name}`,
)

/** In the order of their dependencies. */
export const published: readonly Published[] = [
  packages('contract'),
  packages('api-client'),
  packages('paths'),
  packages('router'),
  packages('ui'),
  packages('shell-api'),
  // Releases import these when their routes are read.
  packages('registry', { needs: ['react', 'react-dom', 'react-router', 'jotai'] }),
  // Reads the versions of shared packages, and resolves modules of the runtime for the bundler.
  packages('build', { needs: [...shared, ...runtime, '@rspack/dev-server', 'react-refresh'] }),
  // For pages of remotes; the tools for testing services stay in this repository.
  packages('testing', {
    entries: ['render-page.tsx', 'mock-api.ts', 'replies.ts', 'sessions.ts', 'standalone.ts', 'page-setup.ts'],
    needs: ['jsdom'],
    copies: { 'shell-messages': 'shell/src/messages' },
  }),
  // The parts of both that the command line needs to open a remote alone.
  packages('service-kit', { entries: [] }),
  packages('portal', { entries: ['rendering/rendering-thread.ts'] }),
  {
    folder: 'tools/cli',
    sources: 'tools',
    entries: ['cli/src/main.ts'],
    bin: { sild: 'cli/src/main.ts' },
    needs: ['@sparticuz/chromium'],
  },
]
