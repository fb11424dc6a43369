import { begin } from './begin.mjs'

await begin('new-service.ts')
