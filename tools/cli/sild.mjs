#!/usr/bin/env node
import { fileURLToPath } from 'node:url'

import { orExplain } from '../explain.mjs'
import { runUnderPinnedNode } from '../runtime/run.mjs'

/** `npx sild <command>`, under the pinned Node.js. */
const main = fileURLToPath(new URL('src/main.ts', import.meta.url))
await orExplain(() => runUnderPinnedNode([main, ...process.argv.slice(2)]))
