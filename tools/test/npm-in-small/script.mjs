import { runUnderPinnedNode } from '../../runtime/run.mjs'

const program = `
  process.on('disconnect', () => { console.log('gone'); process.exit() })
  console.log('up')`
runUnderPinnedNode(['-e', program], { bound: true })
