import type { FastifyInstance } from 'fastify'

/** A fault in answers to paths that contain `path`; `*` matches a release id. */
export interface Fault {
  path: string
  kind: 'status' | 'hang' | 'slow' | 'truncate' | 'tamper' | 'reset' | 'html'
  status?: number
  milliseconds?: number
}
export interface Faults {
  set: (faults: Fault[]) => void
}

const forLong = 60_000
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref())

/** Breaks the delivery of chosen files, as networks and stores do. */
export function installFaults(app: FastifyInstance): Faults {
  let faults: Fault[] = []
  const of = (url: string) => faults.find(({ path }) => url.replace(/\/[a-f0-9]{16}\//, '/*/').includes(path))

  app.addHook('onRequest', async (request, reply) => {
    const fault = of(request.url)
    if (!fault) return
    if (fault.kind === 'status') return reply.code(fault.status ?? 404).send('')
    if (fault.kind === 'html') return reply.type('text/html').send('<!doctype html><title>Not what you wanted</title>')
    if (fault.kind === 'reset') {
      reply.hijack()
      return void request.raw.destroy()
    }
    if (fault.kind === 'hang') await after(fault.milliseconds ?? forLong)
    if (fault.kind === 'slow') await after(fault.milliseconds ?? 4000)
    // Only a plain body can be changed in a way that still parses.
    request.raw.headers['accept-encoding'] = 'identity'
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = of(request.url)
    if (!Buffer.isBuffer(payload)) return payload
    if (fault?.kind === 'truncate') {
      reply.removeHeader('content-length')
      return payload.subarray(0, Math.floor(payload.length / 2))
    }
    return fault?.kind === 'tamper'
      ? Buffer.concat([payload, Buffer.from('\n;globalThis.wasTampered=true;\n')])
      : payload
  })
  return { set: (next) => void (faults = next) }
}
