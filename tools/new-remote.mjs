import { begin } from './begin.mjs'

await begin('new-remote.ts')
