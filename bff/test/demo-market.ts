import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { RealServices } from './real-services.ts'

const program = fileURLToPath(new URL('../../tools/processes/demo.ts', import.meta.url))

/** Fills the database of running services with the market of the demo. */
export async function fillMarket({ environment }: Pick<RealServices, 'environment'>): Promise<void> {
  const [code] = await once(fork(program, { env: environment }), 'exit')
  if (code !== 0) throw new Error(`The market could not be filled: ${code}`)
}
