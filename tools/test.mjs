import { begin } from './begin.mjs'

await begin('test.ts')
