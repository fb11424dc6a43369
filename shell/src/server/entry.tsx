export { remote } from '../remote.tsx'
export { createRenderer } from './renderer.tsx'
