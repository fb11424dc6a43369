declare module '*.module.css'
declare module '*.css'
declare module '*.svg' {
  const url: string
  export default url
}
declare module '*.woff2' {
  const url: string
  export default url
}
declare module '*/messages/*.json' {
  const messages: Readonly<Record<string, readonly object[]>>
  export default messages
}

/** Replaced by the build. */
declare const process: { readonly env: { readonly NODE_ENV: 'development' | 'production' | 'test' } }
