import { begin } from './begin.mjs'

await begin('dev.ts')
