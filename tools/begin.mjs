import { fileURLToPath } from 'node:url'

import { orExplain } from './explain.mjs'
import { install } from './install.mjs'
import { runUnderPinnedNode } from './runtime/run.mjs'

/** Installs the checkout and runs a program of this folder under the pinned Node.js. @param {string} program */
export const begin = (program) =>
  orExplain(async () => {
    await install()
    runUnderPinnedNode([fileURLToPath(new URL(program, import.meta.url)), ...process.argv.slice(2)], { bound: true })
  })
