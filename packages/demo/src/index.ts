export * from './types.ts'
export { renderImage } from './images/index.ts'
export { market } from './market.ts'
export { timeAt } from './time.ts'
