export * from './document-paths.ts'
export * from './locale-prefix.ts'
export * from './paths.ts'
