import { runUnderPinnedNode } from './runtime/run.mjs'
import { orExplain } from './explain.mjs'

/** `node tools/node.mjs <script> [arguments]` is `node <script> [arguments]` under the pinned Node.js. */
await orExplain(() => runUnderPinnedNode(process.argv.slice(2)))
