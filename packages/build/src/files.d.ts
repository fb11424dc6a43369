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
