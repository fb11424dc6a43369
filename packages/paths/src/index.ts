export * from './locale-prefix.ts'
export * from './paths.ts'
