import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DependencyType } from 'nx/src/devkit-exports'

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](@sild\/[a-z-]+)/g
const SOURCE = /\.(ts|tsx|mjs)$/
const NODE = 'node tools/node.mjs'

/**
 * nx reads imports through TypeScript's API, which TypeScript 7 does not have; this reads them as text.
 * The targets are the same for all projects, so they are given here and not in thirty package.json files.
 */

/** @type {import('nx/src/devkit-exports').CreateNodesV2} */
export const createNodesV2 = [
  '{*,packages/*,services/*}/tsconfig.json',
  (files) => files.map((file) => [file, { projects: { [dirname(file)]: describe(dirname(file)) } }]),
]

/** @param {string} root */
function describe(root) {
  const isApp = /^(shell|mf-[^/]+)$/.test(root)
  return {
    ...(root === 'tools' ? { name: '@sild/tools' } : {}),
    targets: {
      types: {
        command: `${NODE} node_modules/typescript/bin/tsc -p ${root}/tsconfig.json`,
        cache: true,
        inputs: ['sources', '^sources', 'shared'],
        outputs: [],
      },
      // tools/build.ts itself skips unchanged apps, because it knows the registry.
      ...(isApp ? { build: { command: `${NODE} tools/build.ts ${root}`, cache: false } } : {}),
    },
  }
}

/** @type {import('nx/src/devkit-exports').CreateDependencies} */
export const createDependencies = (_options, { fileMap, projects, workspaceRoot }) =>
  Object.entries(fileMap.projectFileMap).flatMap(([source, files]) =>
    files
      .filter(({ file }) => SOURCE.test(file))
      .flatMap(({ file }) =>
        namesImportedBy(join(workspaceRoot, file))
          .filter((target) => target in projects && target !== source)
          .map((target) => ({ source, target, sourceFile: file, type: DependencyType.static })),
      ),
  )

/** @param {string} path */
function namesImportedBy(path) {
  const names = readFileSync(path, 'utf8').matchAll(IMPORT)
  return [...new Set([...names].map(([, name]) => /** @type {string} */ (name)))]
}
