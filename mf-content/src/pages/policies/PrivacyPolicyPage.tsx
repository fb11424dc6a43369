import { policyLoader } from './load-policy.ts'

export { articleHandle as handle } from '../articles/article-handle.ts'
export { Policy as Component } from './Policy.tsx'

export const loader = policyLoader('privacy-policy')
