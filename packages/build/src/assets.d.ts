// oxlint-disable-next-line typescript/triple-slash-reference -- It declares what is not a module, and nothing can be imported from it.
/// <reference path="./files.d.ts" />

/** Replaced by the build. */
declare const process: { readonly env: { readonly NODE_ENV: 'development' | 'production' | 'test' } }
