import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import { Failure } from './failure.mjs'
import { orExplain } from './explain.mjs'
import { findRuntime, nodeName, runtimeHome } from './runtime/find.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const OLDEST_NODE = [20, 19]

/**
 * Installs the checkout: first the pinned Node.js, then everything else under it. Takes milliseconds when nothing
 * changed.
 */
export async function install() {
  refuseOldNode()
  if (!findRuntime() || !isInstalled(runtimeHome)) {
    await runNpm('Node.js 26', runtimeHome, process.env.PATH ?? '')
  }
  const runtime = findRuntime()
  if (!runtime)
    throw new Failure(
      'npm left the Node.js package out.',
      'Check that optional packages are not omitted: npm config get omit',
    )
  if (isInstalled(root)) return
  await runNpm('packages', root, `${runtime}${delimiter}${process.env.PATH ?? ''}`)
  putFirstForNpx(runtime)
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new Failure(
    `Node.js ${process.versions.node} is too old to start with.`,
    `Install Node.js ${OLDEST_NODE.join('.')} or newer; Sild brings the version that it runs on by itself.`,
  )
}

/**
 * A stamp of the lockfile shows it at once. Without the stamp, npm's record of the installation is compared with the
 * lockfile, so that a developer's own `npm install` is not undone.
 *
 * @param {string} directory
 */
function isInstalled(directory) {
  const stamp = join(directory, 'node_modules/.sild-installed')
  const hidden = join(directory, 'node_modules/.package-lock.json')
  if (!existsSync(hidden)) return false
  const locked = readFileSync(join(directory, 'package-lock.json'), 'utf8')
  const hash = createHash('sha256').update(locked).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true
  if (!holds(JSON.parse(readFileSync(hidden, 'utf8')), JSON.parse(locked))) return false
  writeFileSync(stamp, hash)
  return true
}

/**
 * @typedef {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean }> }} Lockfile
 * @param {Lockfile} installed
 * @param {Lockfile} locked
 */
function holds(installed, locked) {
  const wanted = Object.entries(locked.packages).filter(([path]) => path !== '')
  const isThere = wanted.every(([path, { optional, version }]) =>
    installed.packages[path] ? installed.packages[path].version === version : optional === true,
  )
  return isThere && Object.keys(installed.packages).every((path) => path in locked.packages)
}

/**
 * @param {string} what
 * @param {string} directory
 * @param {string} path
 */
async function runNpm(what, directory, path) {
  const began = performance.now()
  process.stdout.write(`  installing ${what} … `)
  // Lockfiles name no registry, so npm needs each package's metadata: from its cache if possible.
  const child = spawn(
    'npm',
    ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: directory,
      env: { ...withoutNpm(process.env), PATH: path },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let complaints = ''
  child.stderr.on('data', (chunk) => (complaints += chunk))
  const code = await new Promise((resolve) => child.on('close', resolve).on('error', () => resolve(-1)))
  if (code !== 0) {
    process.stdout.write('failed\n')
    throw failureOfNpm(Number(code), complaints)
  }
  isInstalled(directory)
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(1)} s\n`)
}

/**
 * npm passes the settings of its command on in the environment; remove them, so that they do not affect ours.
 * @param {NodeJS.ProcessEnv} environment
 */
function withoutNpm(environment) {
  const isOurs = (/** @type {string} */ name) =>
    !/^npm_(command|lifecycle|package|execpath|config_local_prefix)/.test(name)
  return Object.fromEntries(Object.entries(environment).filter(([name]) => isOurs(name)))
}

/**
 * @param {number} code
 * @param {string} complaints
 */
function failureOfNpm(code, complaints) {
  if (code === -1) return new Failure('npm is not there.', 'Install Node.js with npm, then try again.')
  if (/ENOSPC/.test(complaints)) return new Failure('The disk is full.', 'Free about 2 GB and try again.')
  if (/EACCES|EPERM/.test(complaints)) {
    return new Failure(
      'npm may not write here.',
      'Make the checkout and the npm cache (npm config get cache) yours, then try again.',
    )
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(complaints)) {
    return new Failure(
      'The npm registry does not answer.',
      'Check the network or npm config get registry, then try again.',
    )
  }
  const first = complaints.split('\n').find((line) => /npm (error|ERR!) (?!code)/.test(line)) ?? complaints.trim()
  return new Failure(
    `npm could not install the packages: ${first.replace(/^npm (error|ERR!)\s*/, '')}`,
    'Run npm ci --ignore-scripts to see all that it says.',
  )
}

/**
 * `npx vitest` and the like run what node_modules/.bin offers first.
 * @param {string} runtime
 */
function putFirstForNpx(runtime) {
  if (process.platform === 'win32') return
  const link = join(root, 'node_modules/.bin/node')
  rmSync(link, { force: true })
  symlinkSync(relative(dirname(link), join(runtime, nodeName)), link)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await orExplain(install)
